import { withFormulaMark } from '#domain/exports/csv';
import type { TitleRating } from '#domain/history/rating';
import type { ListItem } from '#domain/lists/list-item';
import type { StoredTitle } from '#domain/lists/stored-title';
import { tmdbNumber, type ExportedViewing, type MissingTitle } from './exported-viewings';

/** Bounds of one file: Letterboxd takes at most 1 MB at once. */
const MAX_ROWS = 1000;
const MAX_BYTES = 950_000;
const COLUMNS = ['tmdbID', 'imdbID', 'Title', 'Year', 'Rating10', 'WatchedDate', 'Rewatch', 'Review'];

/**
 * Letterboxd's import has quotation marks behind a backslash, unlike other CSV files. A backslash of the text before a quotation mark gets
 * a space, so that it does not end the cell.
 */
const cellOf = (value: string | number | null): string => {
  const text = value === null ? '' : String(value);
  return /[",\r\n\\]/.test(text) ? `"${text.replaceAll(/\\(?="|$)/g, '\\ ').replaceAll('"', '\\"')}"` : text;
};
type Row = {
  readonly item: StoredTitle;
  readonly rating?: number | null;
  readonly day?: string | null;
  readonly isRewatch?: boolean;
  readonly review?: string | null;
};

/** No text runs as a formula in a spreadsheet program. A title without ids stays as it is: Letterboxd finds the film by its name. */
const lineOf = ({ item, rating = null, day = null, isRewatch = false, review = null }: Row): string => {
  const [tmdb, { imdbID, title, releaseYear }] = [tmdbNumber(item), item];
  const name = tmdb === null && imdbID === null ? title : withFormulaMark(title);
  const points = rating === null ? null : Math.max(1, Math.round(rating));
  const cells = [tmdb, imdbID, name, releaseYear, points, day, isRewatch ? 'true' : null, review === null ? null : withFormulaMark(review)];
  return `${cells.map(cellOf).join(',')}\r\n`;
};

/** Puts lines together to the bodies of as few files as possible; at least one. */
const bodiesOf = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const encoder = new TextEncoder();
  const bodies = [''];
  let [rows, bytes] = [0, 0];
  for (const line of lines) {
    const size = encoder.encode(line).length;
    if (rows >= MAX_ROWS || (rows > 0 && bytes + size > MAX_BYTES)) {
      bodies.push('');
      [rows, bytes] = [0, 0];
    }
    bodies.push(`${bodies.pop() ?? ''}${line}`);
    [rows, bytes] = [rows + 1, bytes + size];
  }
  return bodies;
};

/** Letterboxd has films only. */
export type LetterboxdFiles = { readonly texts: ReadonlyArray<string>; readonly missing: ReadonlyArray<MissingTitle> };

const filesOf = (all: ReadonlyArray<Row>): LetterboxdFiles => {
  const films = all.filter(({ item }) => item.mediaType === 'movie');
  const series = new Map(all.filter(({ item }) => item.mediaType !== 'movie').map(({ item }) => [item.itemKey, item]));
  return {
    texts: bodiesOf(films.map(lineOf)).map((body) => `${COLUMNS.join(',')}\r\n${body}`),
    missing: [...series.values()].map((item) => ({ item, reason: 'series' })),
  };
};

/**
 * Returns the history in Letterboxd's format. A viewing on a day has its own rating. The rating of a film stands beside its last viewing,
 * and if that was rated otherwise, in a row without a day behind the others: without a day, a rating is that of the film.
 */
export const letterboxdHistory = (viewings: ReadonlyArray<ExportedViewing>, ratings: ReadonlyArray<TitleRating>): LetterboxdFiles => {
  const rated = new Map(ratings.map(({ item, rating }) => [item.itemKey, rating]));
  const seen = new Set<string>();
  // The last viewing comes first in the history, and a rewatch is one with another before it.
  const earliestFirst = viewings.toSorted((one, other) => (one.day ?? '').localeCompare(other.day ?? ''));
  const last = new Map(earliestFirst.map((viewing) => [viewing.item.itemKey, viewing]));
  const present: Row[] = [];
  const rows = earliestFirst.map((viewing): Row => {
    const { item, day } = viewing;
    const [isRewatch, isLast, ofTitle] = [seen.has(item.itemKey), last.get(item.itemKey) === viewing, rated.get(item.itemKey) ?? null];
    seen.add(item.itemKey);
    const own = day === null ? null : viewing.rating;
    if (isLast && ofTitle !== null && own !== null && own !== ofTitle) present.push({ item, rating: ofTitle });
    return { item, day, isRewatch, rating: own ?? (isLast ? ofTitle : null) };
  });
  return filesOf([...rows, ...present]);
};

export const letterboxdRatings = (ratings: ReadonlyArray<TitleRating>): LetterboxdFiles => filesOf(ratings);

/** Returns a list in Letterboxd's format, in its order; notes are the column that becomes a note there. */
export const letterboxdList = (items: ReadonlyArray<ListItem>): LetterboxdFiles =>
  filesOf(items.map((item) => ({ item, review: item.note })));
