import { periodName, formatLongDay } from '#ui/messages/history/history.messages.ts';
import { episodeCode } from '#ui/messages/lists/watched.messages.ts';
import { addDays } from '#domain/shared/dates';
import type { ComingEvent } from '#domain/calendar/coming-event';
import { countryName, formatCountWithNoun, formatDate, formatNumber, joinList } from '#ui/messages/format/format.ts';

/** Titles that are named before the rest is counted. */
const MAX_NAMED = 3;

/** Texts of the member's calendar. */
export const CALENDAR_MESSAGES = {
  title: 'Calendar',
  description: 'What comes next: episodes of your series and films on your watchlist.',
  /** @param region undefined while it is unknown. */
  intro: (series: number, films: number, region: string | null | undefined): string =>
    `Episodes of series you’ve started and films on your watchlist, by their dates in the catalogue. ${
      region === undefined ? '' : region === null
        ? 'Films have the day of their first release in any country. For the days of your country, choose your region in the settings. '
        : `Films have the day of their release in your region (${countryName(region)}), or else of their first release in any country. `
    }We check the ${formatNumber(series)} series you watched last and up to ${formatNumber(films)} films.`,
  loading: 'Loading your calendar',
  layout: 'Show as',
  agenda: 'Agenda',
  month: 'Month',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  monthName: (month: string): string => periodName(month),
  grid: (month: string): string => `Coming in ${periodName(month)}`,
  gridHow: 'Arrow keys move by day and week, Page Up and Page Down by month. Enter goes to the first title of the day.',
  moreOfDay: (count: number): string => `${formatNumber(count)} more`,
  moreOfDayLabel: (count: number, day: string): string => `Show ${formatNumber(count)} more on ${formatLongDay(day)}`,
  checked: (checked: number, total: number): string =>
    `Checked ${formatNumber(checked)} of ${formatCountWithNoun(total, 'title', 'titles')}`,
  unread: (names: ReadonlyArray<string>): string => {
    const rest = names.length - MAX_NAMED;
    const shown = joinList(rest > 0 ? [...names.slice(0, MAX_NAMED), formatCountWithNoun(rest, 'other', 'others')] : names);
    return `We couldn’t check ${shown}. Their dates are missing here.`;
  },
  unreadPart: 'the titles that are missing',
  emptyBoard: ['Nothing /coming'],
  empty: 'Nothing is coming. Start a series or put an unreleased film on your watchlist, and its dates appear here.',
  nothingInMonth: (month: string): string => `Nothing is coming in ${periodName(month)}.`,
  nothingOnDay: 'Nothing is coming on this day.',
  dayIsOver: 'This day is over. The calendar starts today.',
  nextDay: (day: string): string => `Next: ${formatLongDay(day)}`,
  browseSeries: 'Browse series',
  toWatchlist: 'Open your watchlist',
  noFutureBoard: ['No dates /to come'],
  noFuture: (asOf: string | null, lastYear: number | null): string => {
    if (asOf !== null) return `This site’s catalogue has no coming dates. It ends on ${formatDate(asOf)}.`;
    return `This site’s catalogue has no coming dates.${lastYear === null ? '' : ` Its newest titles are of ${lastYear}.`}`;
  },
  toHistory: 'Watch history',
  showMore: 'Show more',
  download: 'Download as a file',
  downloadHint: 'The file (.ics) opens in calendar apps. It stays as it is now; download it again for new dates.',
  fileName: 'marquee-calendar.ics',
  calendarName: 'Marquee',
  saved: 'Saved your calendar as a file',
} as const;

/** Returns the heading of a day: "Today", "Tomorrow", "Saturday, 28 November 2026". @param today `YYYY-MM-DD`. */
export const comingDayHeading = (day: string, today: string): string =>
  day === today ? 'Today' : day === addDays(today, 1) ? 'Tomorrow' : formatLongDay(day);

/** Returns what comes of a title: "Season 2, episode 5: Undertow", "Season 3 begins", "Release (Germany)". */
export const comingPartText = ({ part }: Pick<ComingEvent, 'part'>): string => {
  if (part.kind === 'release') return part.country === null ? 'First release (any country)' : `Release (${countryName(part.country)})`;
  if (part.kind === 'season') return `Season ${part.season} begins`;
  return `Season ${part.season}, episode ${part.episode}${part.name === '' ? '' : `: ${part.name}`}`;
};

/** Returns the short form for a cell of the month: "S2 E5", "S3", "Release". */
export const comingPartCode = ({ part }: Pick<ComingEvent, 'part'>): string => {
  if (part.kind === 'release') return part.country === null ? 'First release' : 'Release';
  return part.kind === 'season' ? `S${part.season}` : episodeCode(part);
};

/** Returns the name of a day's cell: "Friday, 27 November 2026: 2 events". */
export const calendarCellLabel = (day: string, count: number): string =>
  count === 0 ? formatLongDay(day) : `${formatLongDay(day)}: ${formatCountWithNoun(count, 'event', 'events')}`;
