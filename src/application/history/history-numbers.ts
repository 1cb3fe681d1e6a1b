import { UNKNOWN_YEAR, type MonthStats, type YearStats } from '#domain/history/watch-stats';
import { isHistoryFiltered, noHistoryView, type HistoryView } from './history-view-params';

/** A bar of a plot. `key` is what it counts: `2026-11`, `Drama`, `1990`. */
export type KeyedCount = { readonly key: string; readonly count: number };

/** The numbers of a year, or of all years. */
export type HistoryNumbers = {
  readonly viewings: number;
  readonly films: number;
  readonly episodes: number;
  readonly minutes: number;
  /** The twelve months of the year; for all years, the years from the first to the last. */
  readonly months: ReadonlyArray<KeyedCount>;
  /** Most viewings first. */
  readonly genres: ReadonlyArray<KeyedCount>;
  /** From the first decade to the last, with those between. */
  readonly decades: ReadonlyArray<KeyedCount>;
};

type DatedMonth = { readonly year: string; readonly month: string; readonly stats: MonthStats };

const monthsOf = (years: ReadonlyArray<YearStats>): ReadonlyArray<DatedMonth> =>
  years.flatMap(({ year, months }) => Object.entries(months).map(([month, stats]) => ({ year, month, stats })));
const sum = (months: ReadonlyArray<DatedMonth>, field: 'viewings' | 'films' | 'episodes' | 'minutes'): number =>
  months.reduce((total, { stats }) => total + stats[field], 0);

const sumCounts = (months: ReadonlyArray<DatedMonth>, field: 'genres' | 'decades'): ReadonlyArray<KeyedCount> => {
  const counts = new Map<string, number>();
  for (const { stats } of months) for (const [key, count] of Object.entries(stats[field])) counts.set(key, (counts.get(key) ?? 0) + count);
  return [...counts].filter(([, count]) => count > 0).map(([key, count]) => ({ key, count }));
};

/** Returns a bar for each number from the first to the last one in steps, also for those without viewings. */
const withGaps = (bars: ReadonlyArray<KeyedCount>, step: number): ReadonlyArray<KeyedCount> => {
  const numbers = bars.map(({ key }) => Number(key));
  if (numbers.length === 0) return [];
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return Array.from({ length: (most - least) / step + 1 }, (_, index) => String(least + index * step)).map(
    (key) => bars.find((bar) => bar.key === key) ?? { key, count: 0 },
  );
};

const ofYear = (months: ReadonlyArray<DatedMonth>, year: string): ReadonlyArray<KeyedCount> =>
  Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')).map((month) => ({
    key: `${year}-${month}`,
    count: months.find((each) => each.month === month)?.stats.viewings ?? 0,
  }));

const byYear = (months: ReadonlyArray<DatedMonth>): ReadonlyArray<KeyedCount> => {
  const years = [...new Set(months.map(({ year }) => year))].filter((year) => year !== UNKNOWN_YEAR);
  return withGaps(years.map((key) => ({ key, count: sum(months.filter(({ year }) => year === key), 'viewings') })), 1);
};

/** Returns the years with viewings, last first. */
export const yearsWithViewings = (stats: ReadonlyArray<YearStats>): ReadonlyArray<string> =>
  stats
    .filter(({ year, months }) => year !== UNKNOWN_YEAR && Object.values(months).some(({ viewings }) => viewings > 0))
    .map(({ year }) => year)
    .sort()
    .reverse();

/** Returns the numbers of a year, or of all years with the viewings of unknown days (`all`). */
export const historyNumbers = (stats: ReadonlyArray<YearStats>, year: string): HistoryNumbers => {
  const months = monthsOf(stats).filter((each) => year === 'all' || each.year === year);
  return {
    viewings: sum(months, 'viewings'),
    films: sum(months, 'films'),
    episodes: sum(months, 'episodes'),
    minutes: sum(months, 'minutes'),
    months: year === 'all' ? byYear(months) : ofYear(months, year),
    genres: [...sumCounts(months, 'genres')].sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1)),
    decades: withGaps(sumCounts(months, 'decades'), 10),
  };
};

/** Returns the viewings by day (`2026-11-14`) of a year. */
export const viewingCountsByDay = (stats: ReadonlyArray<YearStats>, year: string): ReadonlyMap<string, number> =>
  new Map(
    monthsOf(stats.filter((each) => each.year === year)).flatMap(({ month, stats: { days } }) =>
      Object.entries(days).map(([day, count]) => [`${year}-${month}-${day}`, count] as const),
    ),
  );

/** Returns the number of viewings that match; null if the numbers do not contain it. */
export const countMatchingViewings = (stats: ReadonlyArray<YearStats>, view: HistoryView): number | null => {
  const { mediaType, genre, decade, period } = view;
  if ([mediaType, genre, decade].filter((value) => value !== null).length > 1) return null;
  const isOfDay = period !== null && period.length === 10;
  if (isOfDay && isHistoryFiltered({ ...noHistoryView, mediaType, genre, decade })) return null;
  if (isOfDay) return viewingCountsByDay(stats, period.slice(0, 4)).get(period) ?? 0;
  const months = monthsOf(stats).filter(({ year, month }) => period === null || `${year}-${month}`.startsWith(period));
  if (mediaType !== null) return mediaType === 'movie' ? sum(months, 'films') : sum(months, 'viewings') - sum(months, 'films');
  if (genre !== null) return sumCounts(months, 'genres').find(({ key }) => key === genre)?.count ?? 0;
  if (decade !== null) return sumCounts(months, 'decades').find(({ key }) => key === String(decade))?.count ?? 0;
  return sum(months, 'viewings');
};
