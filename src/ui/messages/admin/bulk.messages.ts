import type { BulkOutcome } from '#domain/users/admin-api';
import { formatCountWithNoun, formatNumber } from '#ui/messages/format/format.ts';

/** The progress and the report of a change of many rows. */
export const BULK_REPORT_MESSAGES = {
  done: (done: number, all: number): string => `${formatNumber(done)} of ${formatNumber(all)} done.`,
  stopping: 'Stopping after the part that is being sent.',
  refused: (count: number): string => `${formatCountWithNoun(count, 'was', 'were')} refused`,
  notSent: (count: number): string => `${formatCountWithNoun(count, 'row was', 'rows were')} not sent. Nothing about them was changed.`,
  cancel: 'Cancel',
  close: 'Close',
  retry: (count: number): string => `Try again with ${formatNumber(count)}`,
} as const;

/** Reasons by what a failure names. */
const REASONS: Readonly<Record<string, string>> = {
  'changing your own account here': 'This is your own account.',
  'the last admin': 'This is the last admin.',
  'somebody else has changed this user': 'This user was changed while you were editing.',
  'an account that is being removed': 'The account is being deleted.',
  user: 'The account doesn’t exist any more.',
  list: 'The list doesn’t exist any more.',
  'this list': 'Favorites and watchlist can’t be removed.',
  message: 'The message doesn’t exist any more.',
  picture: 'No picture could be made. The earlier one stays.',
};

/** Reasons by the tag of a failure. */
const TAGS: Readonly<Record<string, string>> = {
  forbidden: 'You don’t have permission to do this.',
  'not-found': 'It doesn’t exist any more.',
  conflict: 'It was changed somewhere else.',
  invalid: 'The server didn’t accept it.',
};

/** Returns why the server refused to change one row. */
export const bulkReasonText = ({ reason, what }: NonNullable<BulkOutcome['refused']>): string =>
  (what === null ? undefined : REASONS[what]) ?? TAGS[reason] ?? 'The server couldn’t do it.';
