import type { Answer } from '#domain/shared/answer';
import type { TitleId } from '#domain/catalogue/title-id';

/** A number and the time of the last change that it contains, ms since 1970; null before the first. */
export type TimestampedCount = { readonly value: number; readonly countedAt: number | null };

/** Totals of the site, from counter documents. */
export type SiteTotals = {
  readonly members: TimestampedCount;
  /** Members that are disabled; all others are enabled. */
  readonly disabled: TimestampedCount;
  /** Admins that are enabled. */
  readonly admins: TimestampedCount;
  /** Lists that are not deleted. */
  readonly lists: TimestampedCount;
  /** Titles on lists. */
  readonly items: TimestampedCount;
  /** Stored files and their size in bytes. */
  readonly files: TimestampedCount;
  readonly bytes: TimestampedCount;
  /** Feedback messages that nobody has read. */
  readonly unreadFeedback: TimestampedCount;
  /** Admin calls of callers who are not admins. */
  readonly refusedCalls: TimestampedCount;
};

/** Accounts that were created and deleted on a day, which is a UTC date ("2026-11-23"). */
export type DailyAccountCounts = { readonly day: string; readonly created: number; readonly deleted: number };

/** A title and the number of lists that contain it. Its name is not stored: each list has its own. */
export type MostListedTitle = { readonly title: TitleId; readonly lists: number };

/** Numbers of the site, read from counter documents, never by counting. `forbidden` for everybody but admins. */
export interface SiteStatsReader {
  readonly totals: Answer<SiteTotals>;
  /** Returns the days from `from` to `until`, both included, in ascending order; days without accounts are left out. At most 366 days. */
  readonly days: (from: string, until: string) => Answer<ReadonlyArray<DailyAccountCounts>>;
  /** Returns the titles that are on most lists, most first. */
  readonly mostListed: (limit: number) => Answer<ReadonlyArray<MostListedTitle>>;
}
