import type { Named, Wanted } from '#domain/catalogue/likeness';
import { forgiven } from '#domain/catalogue/mistakes';
import { breath } from './in-slices';

/** Places of names that have words near those wanted, most of them first. */
export type NearWords = (want: Wanted) => ReadonlyArray<number>;

/** So many candidates are looked at more closely. */
const CANDIDATES = 300;
/** Names added in one go: about five milliseconds. */
const CHUNK = 150;

/** A swap of neighbours counts two there and one here. */
const fuzziness = (word: string): number | false => {
  const slips = forgiven(word.length);
  return slips === 0 ? false : 2 - (word.length < 5 ? 1 : 0);
};

/** An index of the names' words that finds near ones. It only proposes; what fits and in which order is decided by our own rules. */
export const nearWords = async (names: ReadonlyArray<Named>): Promise<NearWords> => {
  const { default: MiniSearch } = await import('minisearch');
  const index = new MiniSearch<{ readonly id: number; readonly name: string }>({
    fields: ['name'], tokenize: (text) => text.split(' '), processTerm: (word) => (word === '' || word === '|' ? null : word),
  });
  for (let from = 0; from < names.length; from += CHUNK) {
    index.addAll(names.slice(from, from + CHUNK).map(({ hay }, at) => ({ id: from + at, name: hay })));
    await breath();
  }
  return (want) =>
    index.search(want.words.join(' '), { combineWith: 'OR', prefix: (word) => word.length > 2, fuzzy: (word) => fuzziness(word) })
      .slice(0, CANDIDATES).flatMap(({ id }) => (typeof id === 'number' ? id : []));
};
