import { csvLine } from '#domain/exports/csv';
import type { TitleRating } from '#domain/history/rating';
import type { ListItem } from '#domain/lists/list-item';
import type { StoredTitle } from '#domain/lists/stored-title';
import { calendarDay } from '#domain/shared/dates';
import { tmdbNumber, type ExportedViewing } from './exported-viewings';

/** Makes Excel read a CSV file as UTF-8. */
const MARK = '\uFEFF';
const TITLE_COLUMNS = ['Title', 'Year', 'Type', 'tmdbID', 'imdbID'] as const;

const titleCells = (item: StoredTitle) => [item.title, item.releaseYear, item.mediaType, tmdbNumber(item), item.imdbID] as const;
const tableOf = (columns: ReadonlyArray<string>, rows: ReadonlyArray<Parameters<typeof csvLine>[0]>): string =>
  MARK + [columns, ...rows].map(csvLine).join('');

/** Returns the items of a list, in its order, as a table. The import reads the name of the list from its column. */
export const listTable = (list: string, items: ReadonlyArray<ListItem>): string =>
  tableOf(
    ['Position', ...TITLE_COLUMNS, 'Added', 'Note', 'List'],
    items.map((item, index) => [index + 1, ...titleCells(item), calendarDay(item.addedAt), item.note, list]),
  );

/** Returns viewings as a table. The word for an unknown day tells them from titles without a viewing. */
export const historyTable = (rows: ReadonlyArray<ExportedViewing>): string =>
  tableOf(
    [...TITLE_COLUMNS, 'Season', 'Episode', 'WatchedDate', 'ViewingRating'],
    rows.map(({ item, season, episode, day, rating }) => [...titleCells(item), season, episode, day ?? 'unknown', rating]),
  );

export const ratingsTable = (ratings: ReadonlyArray<TitleRating>): string =>
  tableOf(
    [...TITLE_COLUMNS, 'Rating10', 'Date Rated'],
    ratings.map(({ item, rating, ratedAt }) => [...titleCells(item), rating, calendarDay(ratedAt)]),
  );
