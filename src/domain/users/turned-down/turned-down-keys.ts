import * as O from 'fp-ts/Option';
import { parseItemKey, type TitleId } from '#domain/catalogue/title-id';

/** Returns the ids of the titles in a stored text that `parseTurnedDown` reads, for a page that shows none of their names. */
export const turnedDownIds = (stored: string | null): ReadonlyArray<TitleId> =>
  (stored ?? '').split('\n').flatMap((line) => O.toNullable(parseItemKey(line.split('\t')[0] ?? '')) ?? []);
