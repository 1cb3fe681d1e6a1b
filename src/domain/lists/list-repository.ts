import type { Option } from 'fp-ts/Option';
import type { MediaType } from '#domain/catalogue/media-type';
import type { TitleId } from '#domain/catalogue/title-id';
import type { Answer, Watch } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import type { ItemCursor, ItemQuery, ItemRange } from './item-query';
import type { List } from './list';
import type { ListCommand } from './list-command';
import type { ListItem } from './list-item';
import type { MemberTitleState } from './member-title-state';

/**
 * A part of a sorted list. `next` is the place behind which further items may exist; null at the end of the list or the range.
 * `searched` is the number of items that were compared with the filter.
 */
export type ItemsPage = { readonly items: ReadonlyArray<ListItem>; readonly next: ItemCursor | null; readonly searched: number };

/** States of titles. `next` is the item key behind which further ones may exist; null at the end. */
export type TitleStatesPage = { readonly states: ReadonlyArray<MemberTitleState>; readonly next: string | null };

/**
 * A member's lists in the backend. Only the owner reads and changes them; everybody else gets `forbidden`, a visitor `unauthenticated`.
 * Watches emit on subscribe and after every change in this tab, in other tabs and on other devices.
 */
export interface ListRepository {
  /** Watches the lists that are not deleted, at most 200, in no order. */
  readonly watchLists: (uid: UserId) => Watch<ReadonlyArray<List>>;
  /** Watches the deleted lists that can be restored, last deleted first, at most 100. */
  readonly watchBin: (uid: UserId) => Watch<ReadonlyArray<List>>;
  /** Returns the lists of both watches once, as the backend has them now: fails with `offline` where only a cache answers. */
  readonly readLists: (uid: UserId) => Answer<ReadonlyArray<List>>;
  /**
   * Watches a part of a list in the query's order: at most `limit` items (up to `MAX_ITEMS_READ`). The number of documents read depends on
   * `limit`, not on the length of the list. With a filter, an adapter may read up to five times as many and then return fewer items, with a
   * `next`.
   */
  readonly watchItems: (uid: UserId, query: ItemQuery, range: ItemRange, limit: number) => Watch<ItemsPage>;
  /**
   * Returns at most `MAX_ITEMS_READ` items behind a place, once, as the backend has them now: fails with `offline` where only a cache
   * answers, which may hold a part. @param after null is the start.
   */
  readonly readItems: (uid: UserId, query: ItemQuery, after: ItemCursor | null) => Answer<ItemsPage>;
  /** Returns the items with these keys, at most 100; titles that the list lacks are left out. */
  readonly findItems: (uid: UserId, listID: string, itemKeys: ReadonlyArray<string>) => Answer<ReadonlyArray<ListItem>>;
  /** Returns the item whose `random` is the next one at or above `from` (0 to 1), beginning again at 0; `none` for an empty list. */
  readonly randomItem: (uid: UserId, listID: string, from: number) => Answer<Option<ListItem>>;
  /** Watches the states of at most 30 titles, in one bounded query. Titles without a state are left out. */
  readonly watchTitles: (uid: UserId, titles: ReadonlyArray<TitleId>) => Watch<ReadonlyArray<MemberTitleState>>;
  /** Like `watchTitles`, once, as the backend has them now: fails with `offline` where only a cache answers. */
  readonly findTitles: (uid: UserId, titles: ReadonlyArray<TitleId>) => Answer<ReadonlyArray<MemberTitleState>>;
  /** Returns states of titles of a media type with a negative number, by item key, at most `MAX_ITEMS_READ`. */
  readonly findWithoutTmdbId: (uid: UserId, mediaType: MediaType, after: string | null) => Answer<TitleStatesPage>;
  /**
   * Applies a command as `planListCommand` defines. Applying a command twice has the effect of once. Answers after the watches of this tab
   * have emitted the effect, so that a screen can drop the unconfirmed command without a flicker.
   * Fails with `unauthenticated` once the session has ended or the account is disabled.
   */
  readonly apply: (command: ListCommand) => Answer<void>;
}
