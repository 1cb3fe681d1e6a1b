import type { ImportRows } from '#application/imports/import-row';
import { isNestedSeries, readNestedSeries } from '#application/imports/readers/read-nested-series';
import { hasAnyField, OF_SIMKL, readSimkl, rowsOfKinds } from '#application/imports/readers/read-simkl';
import { isTrakt, readTrakt, type TraktLists } from '#application/imports/readers/read-trakt';

/** Rows of JSON that one reader reads, in parts. */
type JsonReader = {
  readonly content: ReadonlyArray<unknown>;
  readonly read: (file: string, part: ReadonlyArray<unknown>, first: number) => ImportRows;
};

/** Fields with which rows of Trakt say what happened. */
const OF_TRAKT = ['watched_at', 'last_watched_at', 'rated_at', 'listed_at', 'last_collected_at', 'collected_at'];

/** Returns the rows of JSON of a service with their reader; null for other JSON, which can be a table. */
export const jsonReaderOf = (json: unknown, lists: TraktLists): JsonReader | null => {
  const kinds = rowsOfKinds(json);
  if (kinds !== null && hasAnyField(kinds, OF_SIMKL)) return { content: kinds, read: readSimkl };
  if (isNestedSeries(json)) return { content: json, read: readNestedSeries };
  const content = kinds !== null && hasAnyField(kinds, OF_TRAKT) ? kinds : json;
  return isTrakt(content) ? { content, read: (file, part, first) => readTrakt(file, part, lists, first) } : null;
};
