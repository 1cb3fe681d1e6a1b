import * as t from 'io-ts';
import type { ListEntry } from '../users/user';
import { UserId } from '../users/user-id';

const numberOrNull = t.union([t.number, t.null]);

/** The document `lists/{listID}`. Times are in ms since 1970; `updatedAt` is null until the first change, `deletedAt` until the deletion. */
export const List = t.readonly(
  t.strict({
    schemaVersion: t.literal(1),
    listID: t.string,
    userID: UserId,
    /** The stored form of the name. */
    name: t.string,
    description: t.string,
    createdAt: t.number,
    updatedAt: numberOrNull,
    itemCount: t.number,
    summary: t.null,
    deletedAt: numberOrNull,
    shareId: t.union([t.string, t.null]),
  }),
  'List',
);
export type List = t.TypeOf<typeof List>;

/** Returns an empty list. @param now ms since 1970. */
export const newList = (userID: UserId, { listName, listID }: ListEntry, now: number): List => ({
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

/** The document `users/{uid}/listNames/{name}`: makes the name unique among the lists of a user. */
export const ListName = t.readonly(t.strict({ listID: t.string }), 'ListName');
export type ListName = t.TypeOf<typeof ListName>;
