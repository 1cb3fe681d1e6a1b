import { toParams } from '#application/lists/view-params';
import { genreOfParam, genreParam, parseDecade } from '#application/lists/items/item-view-params';
import { MediaType } from '#domain/catalogue/media-type';
import type { HistoryFilter } from '#domain/history/history-query';
import { calendarDay } from '#domain/shared/dates';

/** Filters and year of the watch history in the address. */
export type HistoryView = Pick<HistoryFilter, 'mediaType' | 'genre' | 'decade'> & {
  /** Year, month or day of the viewings: `2026`, `2026-11` or `2026-11-14`; null for all. */
  readonly period: string | null;
  /** Year of the numbers, or `all`; null for the year of the period, else the last year with viewings. */
  readonly year: string | null;
  /** Whether a narrow screen shows calendar and plots. A wide one always does. */
  readonly statistics: boolean;
};

export const noHistoryView: HistoryView = { mediaType: null, genre: null, decade: null, period: null, year: null, statistics: false };

/** Viewings are from 1900 on, see `FIRST_VIEWING_DAY`. */
const YEAR = /^(?:19|20)\d\d$/;
/** Returns the path of the page of a year. */
export const yearAddress = (year: string): string => `/user-profile/year/${year}`;

/** Returns the year in an address; null if the text is none. */
export const parseYear = (text: string | undefined): string | null => (text !== undefined && YEAR.test(text) ? text : null);

const PERIOD = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** Returns the first day of a period and the first behind it; null if the text is no period. */
const rangeOf = (period: string): { readonly from: string; readonly before: string } | null => {
  const [, year = '', month, day] = PERIOD.exec(period) ?? [];
  if (!YEAR.test(year)) return null;
  const [y, m, d] = [Number(year), Number(month ?? 1) - 1, Number(day ?? 1)];
  const from = new Date(y, m, d);
  // The thirty-second of a month would be a day of the next one.
  if (from.getMonth() !== m || from.getDate() !== d) return null;
  const before = month === undefined ? new Date(y + 1, 0, 1) : day === undefined ? new Date(y, m + 1, 1) : new Date(y, m, d + 1);
  return { from: calendarDay(from.getTime()), before: calendarDay(before.getTime()) };
};

/** Parses filters and year from URL parameters. Invalid values are ignored: a mistyped URL shows the history. */
export const parseHistoryView = (parameters: URLSearchParams): HistoryView => {
  const mediaType = parameters.get('type');
  const period = parameters.get('period');
  const year = parameters.get('year');
  return {
    mediaType: MediaType.is(mediaType) ? mediaType : null,
    genre: genreOfParam(parameters.get('genre')),
    decade: parseDecade(parameters.get('decade')),
    period: period !== null && rangeOf(period) !== null ? period : null,
    year: year === 'all' || YEAR.test(year ?? '') ? year : null,
    statistics: parameters.get('statistics') === 'shown',
  };
};

/** Serializes filters and year in a fixed order: one view, one URL. `parseHistoryView` is the inverse. */
export const historyViewParams = ({ mediaType, genre, decade, period, year, statistics }: HistoryView): URLSearchParams =>
  toParams({
    type: mediaType,
    genre: genre === null ? null : genreParam(genre),
    decade: decade === null ? null : String(decade),
    period, year, statistics: statistics ? 'shown' : null,
  });

/** Returns the conditions on viewings. */
export const historyFilter = ({ mediaType, genre, decade, period }: HistoryView): HistoryFilter => {
  const range = period === null ? null : rangeOf(period);
  return { mediaType, genre, decade, from: range?.from ?? null, before: range?.before ?? null };
};

/** Returns whether the view leaves viewings out. The year of the numbers leaves none out. */
export const isHistoryFiltered = ({ mediaType, genre, decade, period }: HistoryView): boolean =>
  [mediaType, genre, decade, period].some((value) => value !== null);

/** Returns the view without its filters. The numbers stay as they are. */
export const withoutHistoryFilters = ({ year, statistics }: HistoryView): HistoryView => ({ ...noHistoryView, year, statistics });
