import type { Busiest, Streak } from '#domain/history/year/year-days';
import { formatCountWithNoun, formatNumber, joinList } from '#ui/messages/format/format.ts';
import { HISTORY_NUMBERS_MESSAGES, viewingCountText } from './history.messages';
import { averageText, ratingCountText } from './ratings.messages';

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** "14 November". */
export const dayOfYearText = (day: string): string => dayAndMonth.format(dateOf(day));

/** A year of the watch history as a page. */
export const YEAR_MESSAGES = {
  title: HISTORY_NUMBERS_MESSAGES.review,
  description: 'What you watched in a year, in numbers and posters.',
  /** Text behind the year in the heading. */
  inReview: 'in review',
  inReviewSoFar: 'in review, so far',
  year: 'Year',
  toHistory: 'Watch history',
  print: 'Print',
  picture: 'Make a picture',
  loading: 'Loading your year',
  numbers: 'The year in numbers',
  days: (count: number): string => (count === 1 ? 'Day with a viewing' : 'Days with a viewing'),
  hoursAtLeast: (count: number): string => (count === 1 ? 'Hour at least' : 'Hours at least'),
  unknownLengths: (count: number): string => `${viewingCountText(count)} of unknown length`,
  filmDays: (count: number): string => `on ${formatCountWithNoun(count, 'day', 'days')}`,
  streak: 'Days in a row',
  readSoFar: (read: number, total: number): string => `${formatNumber(read)} of ${viewingCountText(total)} read so far`,
  failedPart: 'the rest of your year',
  failedRatings: 'your ratings',
  byDay: 'Day by day',
  moments: 'Moments',
  first: 'First of the year',
  last: 'Last of the year',
  lastSoFar: 'The latest',
  only: 'The one viewing',
  mostWatchedFilm: 'Film watched most often',
  mostWatchedSeries: 'Most episodes',
  /** @param others films that were watched as often. */
  times: (count: number, others: number): string => {
    const times = formatCountWithNoun(count, 'time', 'times');
    return others === 0 ? times : `${times}, as often as ${formatCountWithNoun(others, 'other film', 'other films')}`;
  },
  /** @param others series with as many episodes. */
  episodes: (count: number, others: number): string => {
    const episodes = formatCountWithNoun(count, 'episode', 'episodes');
    return others === 0 ? episodes : `${episodes}, as many as ${formatNumber(others)} other series`;
  },
  bestReleases: (year: string): string => `Your highest rated, released in ${year}`,
  bestOthers: 'Your highest rated, released in other years',
  yourRating: (rating: string): string => `Your rating: ${rating}`,
  tastes: 'Genres, decades and ratings',
  ratingsGiven: 'Your ratings of these titles',
  ratingsNote: (count: number, average: number): string => `${ratingCountText(count)}, ${averageText(average)} on average`,
  people: 'People and places',
  share: 'A picture of your year',
  emptyBoard: (year: string): ReadonlyArray<string> => ['Nothing /in', year],
  empty: (year: string): string => `You have no viewings with a day in ${year}. Viewings of an unknown day belong to no year.`,
  open: (year: string): string => `Open ${year}`,
  browseFilms: 'Browse films',
} as const;

/** The share picture of a year. */
export const YEAR_PICTURE_MESSAGES = {
  name: (year: string): string => `My ${year}`,
  alt: (year: string): string => `Posters of what you watched in ${year}, with your numbers`,
  fileName: (year: string): string => `marquee-${year}`,
} as const;

/** "3 to 7 March", "30 January to 2 February". */
export const streakText = ({ from, to }: Streak): string =>
  from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))} to ${dayOfYearText(to)}`
    : `${dayOfYearText(from)} to ${dayOfYearText(to)}`;

/** Names a busiest day, month or weekday. */
type BusiestTexts = {
  readonly nameOf: (key: string) => string;
  readonly one: string;
  readonly several: (count: number) => string;
  readonly severalLabel: string;
};
export const BUSIEST: Readonly<Record<'day' | 'month' | 'weekday', BusiestTexts>> = {
  month: {
    nameOf: HISTORY_NUMBERS_MESSAGES.longMonth, one: 'Busiest month', several: (count) => `${count} months`, severalLabel: 'Busiest months',
  },
  weekday: {
    nameOf: (key) => HISTORY_NUMBERS_MESSAGES.weekday(Number(key)), one: 'Busiest weekday', several: (count) => `${count} weekdays`,
    severalLabel: 'Busiest weekdays',
  },
  day: { nameOf: dayOfYearText, one: 'Busiest day', several: (count) => `${count} days`, severalLabel: 'Busiest days' },
};

/** Days, months or weekdays that share the most viewings and are named; more are counted. */
const MAX_NAMED = 3;

/** Returns the figure of the busiest day, month or weekday. Several with the same number share it. */
export const busiestStat = (kind: keyof typeof BUSIEST, { keys, count }: Busiest) => {
  const { nameOf, one, several, severalLabel } = BUSIEST[kind];
  const viewings = viewingCountText(count);
  if (keys.length === 1) return { label: one, value: nameOf(keys[0] ?? ''), note: viewings };
  const names = keys.length > MAX_NAMED ? '' : `${joinList(keys.map(nameOf))}: `;
  return { label: severalLabel, value: several(keys.length), note: `${names}${viewings} each` };
};
