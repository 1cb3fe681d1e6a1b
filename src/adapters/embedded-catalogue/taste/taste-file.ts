import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { decode } from '#domain/shared/decode';
import { invalidData, type Failure } from '#domain/shared/failure';
import type { Index } from '#adapters/embedded-catalogue/files/index-file';
import type { ReadFile } from '#adapters/embedded-catalogue/files/read-file';
import { decodePositions, encodePositions } from './positions';
import type { ModelTitle, TasteModel, TraitKind } from '#domain/taste/taste-model';

/** The facts that titles share, for suggestions to members. Visitors do not load them. */
export const TASTE_FILE = 'taste.json';

/** The file: for each kind of facts a line for each fact, with the distances between the positions of its titles. */
const TasteFile = t.strict({ makers: t.string, cast: t.string, keywords: t.string, collections: t.string }, 'TasteFile');

/** Returns the content of the file. @param traits positions of titles, ascending. */
export const encodeTasteFile = (traits: TasteModel['traits']): unknown => {
  const textOf = (kind: TraitKind): string => traits[kind].map(encodePositions).join('\n');
  return TasteFile.encode({
    makers: textOf('makers'), cast: textOf('cast'), keywords: textOf('keywords'), collections: textOf('collections'),
  });
};

/** Decodes the file with the titles to which its positions refer. Fails with `invalid-data` for a position without a title. */
const decodeTasteFile = (titles: ReadonlyArray<ModelTitle>) => (input: unknown): E.Either<Failure, TasteModel> =>
  E.chain((content: t.TypeOf<typeof TasteFile>): E.Either<Failure, TasteModel> => {
    const traits: Record<TraitKind, ReadonlyArray<number>[]> = { makers: [], cast: [], keywords: [], collections: [] };
    // Not the list of kinds: this file would load with everything that uses it.
    for (const kind of Object.keys(traits) as ReadonlyArray<TraitKind>) {
      const lines = content[kind] === '' ? [] : content[kind].split('\n');
      for (const [at, line] of lines.entries()) {
        const positions = decodePositions(line);
        if (positions === null || (positions.at(-1) ?? titles.length) >= titles.length)
          return E.left(invalidData(TASTE_FILE, `${kind}.${at}`, 'positions of titles'));
        traits[kind].push(positions);
      }
    }
    return E.right({ titles, traits });
  })(decode(TasteFile, TASTE_FILE)(input));

const models = new WeakMap<ReadFile, TasteModel>();

/** Reads the file and the titles of the index, once for each reader. */
export const readTaste = (read: ReadFile, index: Answer<Index>): Answer<TasteModel> => async () => {
  const known = models.get(read);
  if (known !== undefined) return E.right(known);
  const [titles, content] = await Promise.all([index(), read(TASTE_FILE)()]);
  if (E.isLeft(titles)) return titles;
  const model = E.chain(decodeTasteFile([...titles.right.movie, ...titles.right.tv]))(content);
  if (E.isRight(model)) models.set(read, model.right);
  return model;
};
