import type { ImportRow } from '#application/imports/import-row';
import { nameOfPages } from './in-pages';

/** Returns the list of a row and its file: lists of two files with one name are not mixed. */
const listOf = ({ file, facts }: ImportRow): string | null =>
  facts.flatMap((fact) => (fact.kind === 'item' ? [`${fact.list}\n${nameOfPages(file)}`] : []))[0] ?? null;

/** Puts rows with ranks in the order of these, list by list, in the places that the rows of the list have together. Others stay. */
export const inOrderOfRanks = (rows: ReadonlyArray<ImportRow>): ReadonlyArray<ImportRow> => {
  const lists = new Map<string, { readonly places: number[]; readonly ranked: ImportRow[] }>();
  rows.forEach((row, place) => {
    const list = row.rank === undefined || row.rank === null ? null : listOf(row);
    if (list === null) return;
    const own = lists.get(list) ?? { places: [], ranked: [] };
    own.places.push(place);
    own.ranked.push(row);
    lists.set(list, own);
  });
  const sorted = [...rows];
  for (const { places, ranked } of lists.values()) {
    ranked.sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0)).forEach((row, index) => void (sorted[places[index] ?? 0] = row));
  }
  return sorted;
};
