import type { TitleRating } from '#domain/history/rating';
import type { ListItem } from '#domain/lists/list-item';
import type { StoredTitle } from '#domain/lists/stored-title';
import { tmdbNumber, type ExportedViewing, type MissingTitle } from './exported-viewings';

/** Rows of one file: Letterboxd takes at most 1 MB at once. */
const MAX_ROWS = 1000;
const COLUMNS = ['tmdbID', 'imdbID', 'Title', 'Year', 'Rating10', 'WatchedDate', 'Rewatch', 'Review'];

/** Letterboxd's import has quotation marks behind a backslash, unlike other CSV files. */
const cellOf = (value: string | number | null): string => {
  const text = value === null ? '' : String(value);
  return /[",\r\n\\]/.test(text) ? `"${text.replaceAll('"', '\\"')}"` : text;
};
type Row = {
  readonly item: StoredTitle;
  readonly rating?: number | null;
  readonly day?: string | null;
  readonly isRewatch?: boolean;
  readonly review?: string | null;
};

const lineOf = ({ item, rating = null, day = null, isRewatch = false, review = null }: Row): string =>
  `${[tmdbNumber(item), item.imdbID, item.title, item.releaseYear, rating === null ? null : Math.max(1, Math.round(rating)), day, isRewatch ? 'Yes' : null, review].map(cellOf).join(',')}\r\n`;

/** Letterboxd has films only. */
export type LetterboxdFiles = { readonly texts: ReadonlyArray<string>; readonly missing: ReadonlyArray<MissingTitle> };

const filesOf = (all: ReadonlyArray<Row>): LetterboxdFiles => {
  const films = all.filter(({ item }) => item.mediaType === 'movie');
  const series = new Map(all.filter(({ item }) => item.mediaType !== 'movie').map(({ item }) => [item.itemKey, item]));
  const parts = Array.from({ length: Math.max(1, Math.ceil(films.length / MAX_ROWS)) }, (_, index) =>
    films.slice(index * MAX_ROWS, (index + 1) * MAX_ROWS),
  );
  return {
    texts: parts.map((part) => `${COLUMNS.join(',')}\r\n${part.map(lineOf).join('')}`),
    missing: [...series.values()].map((item) => ({ item, reason: 'series' })),
  };
};

/** Returns the history in Letterboxd's format. The rating of a film stands beside its last viewing. */
export const letterboxdHistory = (viewings: ReadonlyArray<ExportedViewing>, ratings: ReadonlyArray<TitleRating>): LetterboxdFiles => {
  const rated = new Map(ratings.map(({ item, rating }) => [item.itemKey, rating]));
  const seen = new Set<string>();
  // The last viewing comes first in the history, and a rewatch is one with another before it.
  const earliestFirst = viewings.toSorted((one, other) => (one.day ?? '').localeCompare(other.day ?? ''));
  const last = new Map(earliestFirst.map((viewing) => [viewing.item.itemKey, viewing]));
  return filesOf(earliestFirst.map((viewing): Row => {
    const { item, day } = viewing;
    const isRewatch = seen.has(item.itemKey);
    seen.add(item.itemKey);
    return { item, day, isRewatch, rating: last.get(item.itemKey) === viewing ? (rated.get(item.itemKey) ?? null) : null };
  }));
};

export const letterboxdRatings = (ratings: ReadonlyArray<TitleRating>): LetterboxdFiles => filesOf(ratings);

/** Returns a list in Letterboxd's format, in its order; notes are the column that becomes a note there. */
export const letterboxdList = (items: ReadonlyArray<ListItem>): LetterboxdFiles =>
  filesOf(items.map((item) => ({ item, review: item.note })));
