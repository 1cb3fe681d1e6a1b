import { formatCountWithNoun, formatDate, formatNumber, joinList } from '#ui/messages/format/format.ts';

const weekdayName = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const shortWeekdayName = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const DAY_MS = 86_400_000;
/** A Monday, ms since 1970. */
const MONDAY = Date.UTC(2024, 0, 1);
const weekdayAndDate = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC',
});
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const shortMonthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const MINUTES_PER_HOUR = 60;

/** "1 viewing", "12 viewings". */
export const viewingCountText = (count: number): string => formatCountWithNoun(count, 'viewing', 'viewings');

/** Texts of the watch history. */
export const HISTORY_PAGE_MESSAGES = {
  title: 'Watch history',
  description: 'What you have watched, day by day, with numbers for each year.',
  toRatings: 'Your ratings',
  loading: 'Loading your watch history',
  viewings: 'Viewings',
  controls: 'Filters of the history',
  select: 'Select',
  stopSelecting: 'Stop selecting',
  selected: (count: number): string => `${formatNumber(count)} selected`,
  selection: 'Selected viewings',
  remove: 'Remove',
  removeFromHistory: 'Remove from history',
  changeViewing: 'Change viewing…',
  rewatch: 'Rewatched',
  waiting: 'Not sent yet',
  loadMore: 'Load more',
  failedPart: 'more of your history',
  named: (title: string, viewing: string): string => `${title}: ${viewing}`,
  more: (title: string): string => `More actions for ${title}`,
  selectViewing: (title: string): string => `Select ${title}`,
  unknownDay: 'Day unknown',
  noMatchBoard: ['No /match'],
  noMatch: 'Nothing in your history matches. Remove a filter or clear them all.',
  noMatchSoFarBoard: ['Not found /so far'],
  noMatchSoFar: 'No match in the part of your history that was searched.',
  searchOn: 'Search the rest of your history',
  searching: 'Searching…',
  clearFilters: 'Clear all filters',
  emptyBoard: ['Nothing /here', 'yet'],
  empty: 'Mark a title as watched, on its poster or on its page, and it appears here with its day.',
  browseFilms: 'Browse films',
  importHistory: 'Import',
  browseSeries: 'Browse series',
} as const;

/** Filters of the watch history. */
export const HISTORY_FILTER_MESSAGES = { period: 'Period', clear: 'Clear filters' } as const;

/** Messages about a change of the history, each with Undo. */
export const HISTORY_TOASTS = {
  removed: (title: string): string => `Removed “${title}” from your history`,
  removedMany: (count: number): string => `Removed ${viewingCountText(count)} from your history`,
} as const;

/** Returns the heading of a day: "Today", "Yesterday", "Saturday, 14 November 2026", "Day unknown". @param today `YYYY-MM-DD`. */
export const dayHeading = (day: string | null, today: string): string => {
  if (day === null) return HISTORY_PAGE_MESSAGES.unknownDay;
  const days = Math.round((dateOf(today).getTime() - dateOf(day).getTime()) / 86_400_000);
  return days === 0 ? 'Today' : days === 1 ? 'Yesterday' : formatLongDay(day);
};

/** "Saturday, 14 November 2026". */
export const formatLongDay = (day: string): string => weekdayAndDate.format(dateOf(day)).replace(/^(\w+) /, '$1, ');

/** Returns the name of a year, month or day: "2026", "November 2026", "14 November 2026". */
export const periodName = (period: string): string =>
  period.length === 4 ? period : period.length === 7 ? monthAndYear.format(dateOf(`${period}-01`)) : formatDate(period);

/** Returns what several viewings of a series are: "6 episodes", "1 season and 2 episodes". */
export const seasonsAndEpisodesText = (episodes: number, seasons: number): string =>
  joinList([
    ...(seasons > 0 ? [formatCountWithNoun(seasons, 'season', 'seasons')] : []),
    ...(episodes > 0 ? [formatCountWithNoun(episodes, 'episode', 'episodes')] : []),
  ]);

/** Names the button that opens the viewings of a series on one day. */
export const partsOfSeriesLabel = (parts: string, title: string): string => `${parts} of ${title}`;

/** The calendar of a year and its numbers. */
export const HISTORY_NUMBERS_MESSAGES = {
  heading: 'Your numbers',
  year: 'Year',
  review: (year: string): string => `${year} in review`,
  allYears: 'All years',
  statistics: 'Statistics',
  calendar: (year: string): string => `Viewings by day, ${year}`,
  calendarHeading: (year: string): string => `${year} by day`,
  calendarHow: 'Arrow keys move by day and week. Enter shows the viewings of the day.',
  day: (day: string, count: number): string => `${formatLongDay(day)}: ${count === 0 ? 'none' : viewingCountText(count)}`,
  futureDay: (day: string): string => `${formatLongDay(day)}: not yet`,
  /** @param weekday 0 is Monday. */
  weekday: (weekday: number): string => weekdayName.format(MONDAY + weekday * DAY_MS),
  shortWeekday: (weekday: number): string => shortWeekdayName.format(MONDAY + weekday * DAY_MS),
  months: 'Months',
  month: (month: string, count: number): string => `${periodName(month)}: ${viewingCountText(count)}`,
  shortMonth: (month: string): string => shortMonthName.format(dateOf(`${month}-01`)),
  longMonth: (month: string): string => monthName.format(dateOf(`${month}-01`)),
  fewer: 'None',
  most: '4 or more',
  viewings: (count: number): string => (count === 1 ? 'Viewing' : 'Viewings'),
  films: (count: number): string => (count === 1 ? 'Film' : 'Films'),
  episodes: (count: number): string => (count === 1 ? 'Episode' : 'Episodes'),
  hours: (count: number): string => (count === 1 ? 'Hour' : 'Hours'),
  hoursOf: (minutes: number): number => Math.round(minutes / MINUTES_PER_HOUR),
  byMonth: 'By month',
  byYear: 'By year',
  byGenre: 'By genre',
  byDecade: 'By decade of release',
  unit: 'viewings',
  decade: (decade: string): string => `${decade}s`,
  shortDecade: (decade: string): string => `${decade.slice(2)}s`,
  showTable: 'Show as table',
  number: 'Viewings',
  kind: { months: 'Month', years: 'Year', genres: 'Genre', decades: 'Decade' },
  /** Describes a plot in one sentence. */
  summary: (heading: string, name: string, count: number): string => `${heading}: most in ${name}, ${viewingCountText(count)}.`,
  goToViewings: 'Show these viewings',
  clearPeriod: 'Show all',
  failed: 'your numbers',
} as const;
