import * as t from 'io-ts';
import { TimeMillis } from '#domain/shared/dates';
import { validElements } from '#domain/shared/codecs/valid-elements';
import { withDefault } from '#domain/shared/with-default';
import type { ListEntry } from '#domain/users/user';
import { UserId } from '#domain/users/user-id';

const timeOrNull = t.union([TimeMillis, t.null]);

/** Numbers that the server counts from the items of a list. */
export const ListSummary = t.readonly(
  t.strict({
    /** Total running time in minutes; titles of unknown length count as 0. */
    runtime: t.number,
    /** Number of watched titles. */
    watched: t.number,
    /** Poster paths of the first titles in the member's own order, at most `SUMMARY_POSTERS`. */
    posters: validElements(t.string),
  }),
  'ListSummary',
);
export type ListSummary = t.TypeOf<typeof ListSummary>;
export const SUMMARY_POSTERS = 4;

const fields = {
  schemaVersion: t.literal(1),
  listID: t.string,
  userID: UserId,
  /** The stored form of the name. */
  name: t.string,
  /** The name with the capitals that the owner typed; null if the stored form shows the same. */
  displayName: withDefault(t.union([t.string, t.null]), null),
  description: t.string,
  createdAt: TimeMillis,
  updatedAt: timeOrNull,
  itemCount: t.number,
  /** Null until the server has counted. */
  summary: t.union([ListSummary, t.null]),
  deletedAt: timeOrNull,
  shareId: t.union([t.string, t.null]),
  /** Readers of the share link see the owner's notes. Set by the server, and false again when the link ends. */
  sharesNotes: withDefault(t.boolean, false),
  /** Place among the member's lists: an order key; null for lists that were never placed, which come first, by `createdAt`. */
  order: withDefault(t.union([t.string, t.null]), null),
  pinned: withDefault(t.boolean, false),
  archived: withDefault(t.boolean, false),
};
const jointFields = {
  /** Members who edit the list together with its owner, in the order in which they joined. Set by the server. */
  editors: t.readonlyArray(UserId),
  /** Id of the link that invites people to edit the list; absent without one. Set by the server. */
  inviteId: t.string,
};
/**
 * The document `lists/{listID}`. Times are in ms since 1970; `updatedAt` is null until the first change, `deletedAt` until the deletion.
 */
export const List = t.readonly(t.intersection([t.strict(fields), t.exact(t.partial(jointFields))]), 'List');
export type List = t.TypeOf<typeof List>;

export const MAX_LISTS = 200;
export const MAX_ITEMS = 10_000;
/** Most members who edit a list together with its owner. */
export const MAX_EDITORS = 20;
export const MAX_DESCRIPTION_LENGTH = 1000;
/** A deleted list can be restored this long, in ms: 30 days. */
const DAY_MS = 24 * 60 * 60 * 1000;
export const BIN_RETENTION_MS = 30 * DAY_MS;

/** Returns how many begun days a deleted list can still be restored. @param now ms since 1970. */
export const daysLeftInBin = ({ deletedAt }: Pick<List, 'deletedAt'>, now: number): number =>
  Math.max(0, Math.ceil(((deletedAt ?? now) + BIN_RETENTION_MS - now) / DAY_MS));

/** Returns an empty list. @param now ms since 1970. */
export const newList = (userID: UserId, { listName, listID }: ListEntry, now: number): List => ({
  schemaVersion: 1,
  listID,
  userID,
  name: listName,
  displayName: null,
  description: '',
  createdAt: now,
  updatedAt: null,
  itemCount: 0,
  summary: null,
  deletedAt: null,
  shareId: null,
  sharesNotes: false,
  order: null,
  pinned: false,
  archived: false,
});

/** The document `users/{uid}/listNames/{name}`: makes the name unique among the lists of a user. */
export const ListNameDocument = t.readonly(t.strict({ listID: t.string }), 'ListName');
export type ListNameDocument = t.TypeOf<typeof ListNameDocument>;

/** Returns whether somebody other than the owner may change the titles of a list. */
export const isEditedBy = ({ editors = [], deletedAt }: List, uid: UserId): boolean => deletedAt === null && editors.includes(uid);
