import * as t from 'io-ts';
import { countEpisodes, viewingWeight, type Viewing } from './viewing';

const Counts = t.readonly(t.record(t.string, t.number));

const MonthStats = t.readonly(
  t.strict({
    /** Viewings by day of the month, `01` to `31`. Here and below, a season or a series counts as its episodes. */
    days: Counts,
    viewings: t.number,
    films: t.number,
    /** Episodes, including those of whole seasons. */
    episodes: t.number,
    /** Running time of the viewings whose running time is known. */
    minutes: t.number,
    /** Viewings by genre; a viewing counts once for each genre of its title. */
    genres: Counts,
    /** Viewings by first year of the title's decade. */
    decades: Counts,
  }),
  'MonthStats',
);
export type MonthStats = t.TypeOf<typeof MonthStats>;

/** Name of the document for viewings of an unknown day; its only month is `00`. */
export const UNKNOWN_YEAR = 'unknown';

/** The document `users/{uid}/stats/{year}`: numbers behind the plots, which the server counts from the viewings. */
export const YearStats = t.readonly(t.strict({ year: t.string, months: t.readonly(t.record(t.string, MonthStats)) }), 'YearStats');
export type YearStats = t.TypeOf<typeof YearStats>;

/** A month of the statistics; `unknown` and `00` for viewings of an unknown day. */
export type StatsMonth = { readonly year: string; readonly month: string };

/** Returns the month that a viewing counts for. */
export const statsMonthOf = ({ day }: Pick<Viewing, 'day'>): StatsMonth =>
  day === null ? { year: UNKNOWN_YEAR, month: '00' } : { year: day.slice(0, 4), month: day.slice(5, 7) };

const countBy = (
  viewings: ReadonlyArray<Viewing>,
  keysOf: (viewing: Viewing) => ReadonlyArray<string>,
): Readonly<Record<string, number>> => {
  const counts = new Map<string, number>();
  for (const viewing of viewings) for (const key of keysOf(viewing)) counts.set(key, (counts.get(key) ?? 0) + viewingWeight(viewing));
  return Object.fromEntries(counts);
};

/** Counts the viewings of one month. */
export const countMonthStats = (viewings: ReadonlyArray<Viewing>): MonthStats => ({
  days: countBy(viewings, ({ day }) => (day === null ? [] : [day.slice(8, 10)])),
  viewings: viewings.reduce((sum, viewing) => sum + viewingWeight(viewing), 0),
  films: viewings.filter(({ item }) => item.mediaType === 'movie').length,
  episodes: viewings.reduce((sum, viewing) => sum + countEpisodes(viewing), 0),
  minutes: viewings.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
  genres: countBy(viewings, ({ item }) => [...new Set(item.genres)]),
  decades: countBy(viewings, ({ decade }) => (decade === null ? [] : [String(decade)])),
});

const sumCounts = (
  one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>, sign: 1 | -1,
): Readonly<Record<string, number>> => {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    keys.map((key) => [key, (one[key] ?? 0) + sign * (other[key] ?? 0)] as const).filter(([, count]) => count !== 0),
  );
};

/**
 * Returns a year's statistics with one viewing more or less, for backends that write both at once. Months without viewings are left out.
 * @param stats null if there are none yet.
 */
export const withCountedViewing = (stats: YearStats | null, viewing: Viewing, sign: 1 | -1): YearStats => {
  const { year, month } = statsMonthOf(viewing);
  const [before, own] = [stats?.months[month] ?? countMonthStats([]), countMonthStats([viewing])];
  const after: MonthStats = {
    days: sumCounts(before.days, own.days, sign),
    viewings: before.viewings + sign * own.viewings,
    films: before.films + sign * own.films,
    episodes: before.episodes + sign * own.episodes,
    minutes: before.minutes + sign * own.minutes,
    genres: sumCounts(before.genres, own.genres, sign),
    decades: sumCounts(before.decades, own.decades, sign),
  };
  const months = { ...stats?.months, [month]: after };
  return { year, months: Object.fromEntries(Object.entries(months).filter(([, { viewings }]) => viewings > 0)) };
};
