import { formatCountWithNoun, formatNumber } from '#ui/messages/format/format.ts';

/** Exports of users and lists. */
export const ADMIN_EXPORT_MESSAGES = {
  titles: { users: 'Export users', lists: 'Export lists' },
  subtitles: {
    users: 'The account data of all users, without passwords. Keep the file safe.',
    lists: 'All lists with their owners, without notes.',
  },
  someTitle: (count: number): string => `Export ${formatCountWithNoun(count, 'user', 'users')}`,
  someSubtitle: 'The account data of the selected users, without passwords. Keep the file safe.',
  format: 'Format',
  formats: { csv: 'CSV', json: 'JSON' },
  formatHints: { csv: 'For spreadsheet programs.', json: 'For other programs.' },
  withTitles: { label: 'With the titles of each list', hint: 'A CSV file has a line for each title; in JSON, each list has its titles.' },
  start: 'Export',
  close: 'Close',
  cancel: 'Cancel export',
  resume: 'Continue',
  progress: 'Progress of the export',
  rows: (rows: number, total: number | null): string =>
    total === null ? `${formatNumber(rows)} rows so far.` : `${formatNumber(rows)} of about ${formatNumber(total)} rows.`,
  interrupted: (rows: number): string =>
    `The export stopped after ${formatCountWithNoun(rows, 'row', 'rows')}. Nothing is lost: continue where it stopped.`,
  done: (rows: number): string => `Export complete: ${formatCountWithNoun(rows, 'row', 'rows')}.`,
  cancelled: 'The export was cancelled.',
} as const;

/** Returns the name of an exported file. @param day of the export, such as 2026-11-23. */
export const exportFileName = (kind: 'users' | 'lists', format: 'csv' | 'json', day: string): string => `marquee-${kind}-${day}.${format}`;
