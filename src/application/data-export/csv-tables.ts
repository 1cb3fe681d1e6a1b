import { BYTE_ORDER_MARK, csvLineWith, type CsvSeparator } from '#domain/exports/csv';
import type { TitleRating } from '#domain/history/rating';
import type { ListItem } from '#domain/lists/list-item';
import type { StoredTitle } from '#domain/lists/stored-title';
import { LIST_DESCRIPTION, UNKNOWN_DAY, VIEWING_OF_DAY } from '#application/imports/readers/own-tables';
import { calendarDay } from '#domain/shared/dates';
import { localMoment } from '#domain/history/days';
import { tmdbNumber, type ExportedViewing } from './exported-viewings';

const TITLE_COLUMNS = ['Title', 'Year', 'Type', 'tmdbID', 'imdbID'] as const;

const titleCells = (item: StoredTitle) => [item.title, item.releaseYear, item.mediaType, tmdbNumber(item), item.imdbID] as const;
type Cells = Parameters<ReturnType<typeof csvLineWith>>[0];
const tableOf = (separator: CsvSeparator, columns: ReadonlyArray<string>, rows: ReadonlyArray<Cells>): string =>
  BYTE_ORDER_MARK + [columns, ...rows].map(csvLineWith(separator)).join('');

/**
 * Returns the items of a list, in its order, as a table. The import reads the name of the list from its column, and its description, if it
 * has one, from another one, where it stands once.
 */
export const listTable = (list: string, description: string, items: ReadonlyArray<ListItem>, separator: CsvSeparator): string =>
  tableOf(
    separator,
    ['Position', ...TITLE_COLUMNS, 'Added', 'Note', 'List', ...(description === '' ? [] : [LIST_DESCRIPTION])],
    items.map((item, index) => [
      index + 1, ...titleCells(item), calendarDay(localMoment(item.addedAt)), item.note, list,
      ...(description === '' ? [] : [index === 0 ? description : null]),
    ]),
  );

/**
 * Returns viewings as a table. The word for an unknown day distinguishes them from titles without a viewing; several viewings of one part
 * on one day have their places, in a column that other tables lack.
 */
export const historyTable = (rows: ReadonlyArray<ExportedViewing>, separator: CsvSeparator): string => {
  const counts = new Map<string, number>();
  const places = rows.map(({ item: { itemKey }, season, episode, day }) => {
    const key = [itemKey, season, episode, day].join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts.get(key) ?? 1;
  });
  const hasPlaces = places.some((place) => place > 1);
  return tableOf(
    separator,
    [...TITLE_COLUMNS, 'Season', 'Episode', 'WatchedDate', 'ViewingRating', ...(hasPlaces ? [VIEWING_OF_DAY] : [])],
    rows.map(({ item, season, episode, day, rating }, index) =>
      [...titleCells(item), season, episode, day ?? UNKNOWN_DAY, rating, ...(hasPlaces ? [places[index] ?? 1] : [])]),
  );
};

export const ratingsTable = (ratings: ReadonlyArray<TitleRating>, separator: CsvSeparator): string =>
  tableOf(
    separator,
    [...TITLE_COLUMNS, 'Rating10', 'Date Rated'],
    ratings.map(({ item, rating, ratedAt }) => [...titleCells(item), rating, calendarDay(localMoment(ratedAt))]),
  );
