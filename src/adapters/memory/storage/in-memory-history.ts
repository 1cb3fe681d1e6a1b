import {
  compareHistory, historyCursorOf, isInHistoryCursorRange, matchesHistoryFilter, type HistoryFilter, type HistoryCursorRange,
} from '#domain/history/history-query';
import type { RatingsPage, ViewingsPage } from '#domain/history/history-repository';
import type { TitleRating } from '#domain/history/rating';
import type { Viewing } from '#domain/history/viewing';
import type { YearStats } from '#domain/history/watch-stats';
import { innerMap } from './inner-map';
import type { HistoryWrites, LoadedRows } from './row-storage';

/** Viewings, ratings and statistics in maps, sorted when they are read. */
export type InMemoryHistory = {
  readonly selectViewings: (uid: string, filter: HistoryFilter, range: HistoryCursorRange, limit: number) => ViewingsPage;
  readonly readYears: (uid: string) => ReadonlyArray<YearStats>;
  readonly selectRatings: (uid: string, after: string | null, limit: number) => RatingsPage;
  readonly rowsOf: (uid: string) => Pick<LoadedRows, 'viewing' | 'rating' | 'year'>;
  readonly write: (uid: string, rows: HistoryWrites) => void;
  readonly remove: (uid: string) => void;
};

export const inMemoryHistory = (): InMemoryHistory => {
  const viewings = new Map<string, Map<string, Viewing>>();
  const ratings = new Map<string, Map<string, TitleRating>>();
  const years = new Map<string, Map<string, YearStats>>();
  return {
    selectViewings: (uid, filter, range, limit) => {
      const isInside = isInHistoryCursorRange(range);
      const matching = [...(viewings.get(uid)?.values() ?? [])]
        .filter(matchesHistoryFilter(filter))
        .filter((viewing) => isInside(historyCursorOf(viewing)));
      const page = matching.sort(compareHistory).slice(0, limit);
      const last = page.at(-1);
      return { viewings: page, next: last === undefined || page.length === matching.length ? null : historyCursorOf(last) };
    },
    readYears: (uid) => [...(years.get(uid)?.values() ?? [])],
    selectRatings: (uid, after, limit) => {
      const behind = [...(ratings.get(uid)?.values() ?? [])].filter(({ item }) => after === null || item.itemKey > after);
      const page = behind.sort((one, other) => (one.item.itemKey < other.item.itemKey ? -1 : 1)).slice(0, limit);
      return { ratings: page, next: page.length === behind.length ? null : (page.at(-1)?.item.itemKey ?? null) };
    },
    rowsOf: (uid) => ({
      viewing: (entryId) => viewings.get(uid)?.get(entryId) ?? null,
      rating: (itemKey) => ratings.get(uid)?.get(itemKey) ?? null,
      year: (year) => years.get(uid)?.get(year) ?? null,
    }),
    write: (uid, rows) => {
      for (const viewing of rows.viewings) innerMap(viewings, uid).set(viewing.entryId, viewing);
      for (const entryId of rows.removedViewings) viewings.get(uid)?.delete(entryId);
      for (const rating of rows.ratings) innerMap(ratings, uid).set(rating.item.itemKey, rating);
      for (const itemKey of rows.removedRatings) ratings.get(uid)?.delete(itemKey);
      for (const year of rows.years) {
        if (Object.keys(year.months).length > 0) innerMap(years, uid).set(year.year, year);
        else years.get(uid)?.delete(year.year);
      }
    },
    remove: (uid) => {
      for (const rows of [viewings, ratings, years]) rows.delete(uid);
    },
  };
};
