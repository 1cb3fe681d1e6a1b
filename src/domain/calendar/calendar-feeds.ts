import type { Option } from 'fp-ts/Option';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import type { SessionMark } from '#domain/users/access/session-mark';
import type { UserId } from '#domain/users/user-id';

/** A calendar file as it was written last. `writtenAt` is in ms since 1970. */
export type CalendarFile = { readonly text: string; readonly writtenAt: number };

/** The private address of a member's calendar. */
export type CalendarFeed = SessionMark & {
  readonly uid: UserId;
  readonly secret: string;
  /** Null until the address is first asked for. */
  readonly file: CalendarFile | null;
};

/** Server-side access to the private addresses of calendars, at most one for each member. Permissions are checked by the use cases. */
export interface CalendarFeeds {
  readonly find: (uid: UserId) => Answer<Option<CalendarFeed>>;
  readonly findBySecret: (secret: string) => Answer<Option<CalendarFeed>>;
  /**
   * Gives a member an address with a new secret. The file, which names no address, stays; the former secret finds nothing from then on.
   * `forbidden` for an account that is gone or being deleted.
   */
  readonly replace: (uid: UserId, secret: string, now: number) => Answer<void>;
  /** Succeeds for a member without an address. */
  readonly remove: (uid: UserId) => Answer<void>;
  /** Stores the file, unless the member has another secret by now or none. */
  readonly storeFile: (feed: Pick<CalendarFeed, 'uid' | 'secret'>, file: CalendarFile) => Answer<void>;
  /** Returns the titles that the calendar looks up, see `selectFollowed`. Damaged ones are left out. @param today `YYYY-MM-DD`. */
  readonly findTitles: (uid: UserId, today: string) => Answer<ReadonlyArray<StoredTitle>>;
  /** Returns the unwatched films and series of the watchlist, the 50 that were added last. Damaged ones are left out. */
  readonly findWatchlist: (uid: UserId) => Answer<ReadonlyArray<StoredTitle>>;
}
