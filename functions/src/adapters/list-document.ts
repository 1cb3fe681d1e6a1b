import type { ListEntry } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';

/** Returns the document of an empty list at `lists/{listID}`. @param now ms since 1970. */
export const createListDocument = (userID: UserId, { listName, listID }: ListEntry, now: number) => ({
  schemaVersion: 1,
  listID,
  userID,
  name: listName,
  description: '',
  createdAt: now,
  updatedAt: null,
  itemCount: 0,
  summary: null,
  deletedAt: null,
  shareId: null,
});
