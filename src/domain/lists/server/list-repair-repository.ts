import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import type { List } from '#domain/lists/list';
import type { ListItem } from '#domain/lists/list-item';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { ListAdminRepository } from './list-admin-repository';

/** The fields of a list that follow from its items. */
export type DerivedListFields = Pick<List, 'itemCount' | 'summary'>;

/** A title of a list. */
export type StoredTitleReference = Pick<StoredTitle, 'itemKey' | 'imdbID'>;

/** A title of a list with the fields that its lists are sorted and searched by. */
export type StoredSortFields = StoredTitleReference & Pick<ListItem, 'title' | 'titleKey' | 'wordPrefixes'>;

/** Server-side access to everything that follows from the items of lists, for its repair. */
export interface ListRepairRepository extends Pick<ListAdminRepository, 'titlesAfter'> {
  /** Returns at most `limit` uids in ascending order, behind `after`; null is the start. */
  readonly membersAfter: (after: UserId | null, limit: number) => Answer<ReadonlyArray<UserId>>;
  /** Returns all lists of a member, also deleted ones. */
  readonly findAll: (uid: UserId) => Answer<ReadonlyArray<List>>;
  /** Returns at most `limit` titles of a list by ascending item key, behind `after`; null is the start. */
  readonly itemsAfter: (listID: string, after: string | null, limit: number) => Answer<ReadonlyArray<StoredSortFields>>;
  /** Derives the sort fields of an item from its title and stores them. Does nothing if the list lacks the item. */
  readonly rebuildSortFields: (listID: string, itemKey: string) => Answer<void>;
  /** Counts a list from its items and stores nothing. */
  readonly count: (listID: string) => Answer<DerivedListFields>;
  /** Counts a list from its items and stores the count. Changes made at the same time are counted by their own events. */
  readonly recount: (listID: string) => Answer<void>;
  /**
   * Sets the lists of a title's state to those of the given lists, and of the stored ones, that contain the title. Reads their items in the
   * transaction, so that changes made at the same time stay.
   */
  readonly rebuildTitle: (uid: UserId, title: StoredTitleReference, listIDs: ReadonlyArray<string>) => Answer<void>;
}
