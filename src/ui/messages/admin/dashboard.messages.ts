import type { MediaType } from '#domain/catalogue/media-type';
import type { StatsRange } from '#application/admin/dashboard/stats-range';
import { formatCountWithNoun, formatDate, formatNumber } from '#ui/messages/format/format.ts';

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const today = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Texts of the dashboard. */
export const DASHBOARD_MESSAGES = {
  description: 'Numbers of the site, the last changes by admins, feedback and banners.',
  today: (now: number): string => today.format(now).replace(/^(\w+) /, '$1, '),
  numbers: 'Numbers',
  loading: (heading: string): string => `Loading: ${heading}`,
  members: 'Members',
  access: (enabled: number, disabled: number): string => `${formatNumber(enabled)} enabled, ${formatNumber(disabled)} disabled`,
  admins: 'Enabled admins',
  lists: 'Lists',
  items: (count: number): string => `with ${formatCountWithNoun(count, 'title', 'titles')}`,
  bytes: 'Stored pictures',
  unread: 'Unread feedback',
  refused: 'Refused calls',
  refusedNote: 'Refused calls are admin actions that people who aren’t admins tried.',
  counted: (first: string, last: string): string => (first === last ? `Counted on ${first}.` : `Counted between ${first} and ${last}.`),
  noNumber: '–',
  notCounted: 'Not counted yet',
  files: (count: number): string => formatCountWithNoun(count, 'picture', 'pictures'),
  range: 'Range',
  newAccounts: 'New accounts',
  total: (created: number, deleted: number): string => `${formatNumber(created)} new, ${formatNumber(deleted)} deleted. Days are in UTC.`,
  onMostLists: 'On most lists',
  listCount: (count: number): string => formatCountWithNoun(count, 'list', 'lists'),
  unnamed: (mediaType: MediaType, id: number): string => `${mediaType === 'movie' ? 'Film' : 'Series'} ${id}`,
  noTitles: 'Titles appear here once members add them to their lists.',
  lastEntries: 'Last changes',
  noEntries: 'Changes by admins appear here.',
  wholeLog: 'Show the audit log',
  feedback: 'Unread feedback',
  noFeedback: 'There are no unread messages.',
  inbox: 'Show all feedback',
  unreadCount: (count: number): string => formatCountWithNoun(count, 'unread message', 'unread messages'),
} as const;

/** Names of the ranges. */
export const STATS_RANGE_NAMES: Readonly<Record<StatsRange, string>> = {
  '7-days': '7 days',
  '30-days': '30 days',
  '12-months': '12 months',
};

/** Returns the name of a bar below the plot: "Fri", "20" or "N". */
export const shortBarLabel = (key: string, range: StatsRange): string =>
  range === '7-days'
    ? weekday.format(dateOf(key))
    : range === '30-days'
      ? String(Number(key.slice(8)))
      : shortMonth.format(dateOf(`${key}-01`)).slice(0, 1);

/** Returns the name of a bar in the table: "20 November 2026" or "November 2026". */
export const longBarLabel = (key: string): string => (key.length === 7 ? monthAndYear.format(dateOf(`${key}-01`)) : formatDate(key));

/** Texts of the plot of new accounts. */
export const ACCOUNT_PLOT_MESSAGES = {
  unit: 'accounts',
  number: 'New',
  showTable: 'Show as table',
  summary: (heading: string, name: string, count: number): string =>
    `${heading}: most on ${name}, ${formatCountWithNoun(count, 'account', 'accounts')}.`,
  kind: { day: 'Day', month: 'Month' },
} as const;
