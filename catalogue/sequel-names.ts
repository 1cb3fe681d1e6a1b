import { foldWords } from '#domain/catalogue/text-match/fold';
import { numeralForms } from '#domain/catalogue/text-match/word-search';
import type { TitleFacts } from './title-facts';

/** Returns the numbers in a title after its first word, Roman ones too. "Part 2" counts the parts of one film, so it is left out. */
const numbersOf = (title: string): ReadonlyArray<number> => {
  const words = numeralForms(foldWords(title))[1] ?? foldWords(title);
  return words.flatMap((word, at) => (at > 0 && words[at - 1] !== 'part' && /^1?\d$/.test(word) ? [Number(word)] : []));
};

const byRelease = (a: TitleFacts, b: TitleFacts): number => ((a.date ?? `${a.year}`) < (b.date ?? `${b.year}`) ? -1 : 1);

/**
 * Returns the names by which the films of a collection are counted ("Matrix 2"), by key. Collections whose titles count otherwise, because
 * a film is missing or was released in another order, have none.
 */
export const sequelNames = (movies: ReadonlyArray<TitleFacts>): ReadonlyMap<string, string> => {
  const collections = new Map<string, TitleFacts[]>();
  movies.forEach((film) => {
    if (film.collection !== null) collections.set(film.collection, [...(collections.get(film.collection) ?? []), film]);
  });
  return new Map(
    [...collections].flatMap(([collection, unsorted]) => {
      const films = unsorted.toSorted(byRelease);
      const isCountedOtherwise = films.some(({ title }, at) => numbersOf(title).some((number) => number !== at + 1));
      const name = collection.replace(/ (?:Collection|Saga|Trilogy|Series)$/, '');
      return isCountedOtherwise
        ? []
        : films.flatMap(({ key, title }, at) =>
            at === 0 || numbersOf(title).includes(at + 1) ? [] : [[key, `${name} ${at + 1}`] as const],
          );
    }),
  );
};
