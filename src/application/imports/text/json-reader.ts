import type { ImportRows } from '#application/imports/import-row';
import { isNestedSeries, readNestedSeries } from '#application/imports/readers/read-nested-series';
import { readSimkl, simklRowsOf } from '#application/imports/readers/read-simkl';
import { isTrakt, readTrakt, type TraktLists } from '#application/imports/readers/read-trakt';

/** Rows of JSON that one reader reads, in parts. */
type JsonReader = {
  readonly content: ReadonlyArray<unknown>;
  readonly read: (file: string, part: ReadonlyArray<unknown>, first: number) => ImportRows;
};

/** Returns the rows of JSON of a service with their reader; null for other JSON, which can be a table. */
export const jsonReaderOf = (json: unknown, lists: TraktLists): JsonReader | null => {
  const simkl = simklRowsOf(json);
  if (simkl !== null) return { content: simkl, read: readSimkl };
  if (isNestedSeries(json)) return { content: json, read: readNestedSeries };
  return isTrakt(json) ? { content: json, read: (file, part, first) => readTrakt(file, part, lists, first) } : null;
};
