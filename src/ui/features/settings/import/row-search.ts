import { createPause, mapInSlices } from '#application/imports/pause';
import type { PlannedRow } from '#application/imports/plan/planned-row';
import { foldName } from '#domain/catalogue/text-match/fold';

/** Texts that are kept: each plan has other rows with the same names. */
const MAX_KEPT = 100_000;
const folded = new Map<string, string>();

/** Returns the folded names of a row and of its title, in which words are searched. */
export const searchTextOf = ({ name, title }: PlannedRow): string => {
  const text = `${name} ${title?.title ?? ''}`;
  const known = folded.get(text) ?? foldName(text);
  folded.set(text, known);
  return known;
};

/** Folds the names of all rows in slices, so that the first letter of a search does not. */
export const prepareRowSearch = async (rows: ReadonlyArray<PlannedRow>): Promise<void> => {
  if (folded.size > MAX_KEPT) folded.clear();
  await mapInSlices(rows, searchTextOf, createPause());
};
