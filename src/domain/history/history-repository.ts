import type { MediaType } from '#domain/catalogue/media-type';
import type { Answer, Watch } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import type { HistoryCommand } from './history-change';
import type { HistoryCursor, HistoryFilter, HistoryCursorRange } from './history-query';
import type { TitleRating } from './rating';
import type { Viewing } from './viewing';
import type { YearStats } from './watch-stats';

/** A part of the history. `next` is the place behind which further viewings may exist; null at the end of the history or the range. */
export type ViewingsPage = { readonly viewings: ReadonlyArray<Viewing>; readonly next: HistoryCursor | null };

/** A part of the ratings; `next` is the item key behind which further ones may exist. */
export type RatingsPage = { readonly ratings: ReadonlyArray<TitleRating>; readonly next: string | null };

/**
 * A member's watch history and ratings in the backend. Only the owner reads and changes them; everybody else gets `forbidden`, a visitor
 * `unauthenticated`. Watches emit on subscribe and after every change in this tab, in other tabs and on other devices.
 */
export interface HistoryRepository {
  /** Watches a part of the history, last viewing first: at most `limit` viewings (up to 100). Reads no more documents than that. */
  readonly watchViewings: (uid: UserId, filter: HistoryFilter, range: HistoryCursorRange, limit: number) => Watch<ViewingsPage>;
  /** Returns at most 100 viewings, last one first, as the backend has them now: fails with `offline` where only a cache answers. */
  readonly readViewings: (uid: UserId, after: HistoryCursor | null) => Answer<ViewingsPage>;
  /**
   * Watches the numbers of all years, in no order; years without a viewing may be left out. They may follow a change about a second later.
   */
  readonly watchStats: (uid: UserId) => Watch<ReadonlyArray<YearStats>>;
  /**
   * Returns at most 100 ratings, by item key. @param after the place behind which to begin; null for the start. @param source `server`
   * fails with `offline` where only a cache answers, which may hold a part.
   */
  readonly readRatings: (uid: UserId, after: string | null, source?: 'server') => Answer<RatingsPage>;
  /** Returns at most `limit` ratings of films or of series: the last ones, last first. */
  readonly readLastRatings: (uid: UserId, mediaType: MediaType, limit: number) => Answer<ReadonlyArray<TitleRating>>;
  /**
   * Applies a command as `planHistoryChange` defines, with the states of its titles. Applying a command twice has the effect of once.
   * Answers after the watches of this tab, those of title states included, have emitted the effect.
   * Fails with `unauthenticated` once the session has ended or the account is disabled.
   */
  readonly apply: (command: HistoryCommand) => Answer<void>;
}
