import * as t from 'io-ts';
import type { BannerChange } from '#domain/banners/banner-change';
import { BannerName } from '#domain/banners/banner-name';
import { ExportCursor } from '#domain/exports/export-cursor';
import { findGenreBySlug } from '#domain/catalogue/genre';
import { FeedbackId } from '#domain/feedback/feedback';
import { FeedbackAction } from '#domain/feedback/feedback-inbox';
import { AddedTitle, ContentIds, ItemKey, ListId, TitlesChangePayload } from '#domain/lists/server/list-payload';
import { orNull } from '#domain/shared/codecs/or-null';
import { isDocumentId } from '#domain/shared/document-id';
import { refineCodec } from '#domain/shared/refine-codec';
import { strictObject } from '#domain/shared/codecs/strict-object';
import { MAX_BULK_IDS, UserBulkAction } from '#domain/users/admin-api';
import { Role } from '#domain/users/role';
import { UserId } from '#domain/users/user-id';

export const optional = <C extends t.Mixed>(codec: C): t.UnionC<[C, t.UndefinedC]> => t.union([codec, t.undefined], codec.name);
const textOrNull = orNull(t.string, 'string or null');

export const data = <P extends t.Props>(props: P, name: string): t.Type<{ readonly data: t.TypeOfProps<P> }> =>
  strictObject({ data: strictObject(props, name) }, 'payload');

/** Payload of calls that need only the caller. */
export const NoPayload = t.union(
  [t.undefined, t.null, strictObject({}, 'no fields'), strictObject({ data: strictObject({}, 'no fields') }, 'no fields')],
  'NoPayload',
);

export const InitializeUserPayload = data({ name: optional(textOrNull) }, 'InitializeUserPayload');

const account = { phoneNumber: optional(textOrNull), photoURL: optional(textOrNull) };

export const CreateUserPayload = data(
  { email: t.string, password: t.string, displayName: t.string, ...account, invited: optional(t.boolean) },
  'CreateUserPayload',
);

export const UpdateUserPayload = data(
  {
    uid: UserId,
    email: optional(t.string),
    password: optional(t.string),
    displayName: optional(t.string),
    ...account,
    disabled: optional(t.boolean),
    expected: optional(strictObject({ email: optional(t.string), displayName: optional(t.string), ...account }, 'expected values')),
  },
  'UpdateUserPayload',
);

export const UserIdPayload = data({ uid: UserId }, 'UserIdPayload');
export const SetUserRolePayload = data({ userRole: Role, userIDToGiveRole: UserId }, 'SetUserRolePayload');
export const FeedbackPayload = data({ message: t.string, email: optional(textOrNull), id: optional(FeedbackId) }, 'FeedbackPayload');

export const ContentIdsPayload = data({ contentIds: optional(ContentIds), cursor: optional(ItemKey) }, 'ContentIdsPayload');
export const AddItemPayload = data({ listID: ListId, item: AddedTitle }, 'AddItemPayload');
export const RemoveItemPayload = data({ listID: ListId, itemKey: ItemKey }, 'RemoveItemPayload');
export const ListIdPayload = data({ listID: ListId }, 'ListIdPayload');
export const ShareListPayload = data({ listID: ListId, sharesNotes: optional(t.boolean) }, 'ShareListPayload');

/** Payload of `changeJointList`: one change, named by its key. */
export const ChangeJointListPayload = data(
  {
    listID: ListId,
    add: optional(TitlesChangePayload.add),
    remove: optional(TitlesChangePayload.remove),
    addedWith: optional(TitlesChangePayload.addedWith),
    place: optional(TitlesChangePayload.place),
    note: optional(TitlesChangePayload.note),
  },
  'ChangeJointListPayload',
);
export const RemoveFromListPayload = data({ listID: ListId, uid: UserId }, 'RemoveFromListPayload');
/** Any text may be tried as an id of an invitation, as in `SharedListQuery`. */
export const JoinListPayload = data({ inviteID: t.string }, 'JoinListPayload');
export const InvitationQuery = strictObject({ inviteID: t.string }, 'InvitationQuery');
export const ListPeopleQuery = strictObject({ listID: ListId }, 'ListPeopleQuery');
export const JointListQuery = strictObject({ listID: ListId, cursor: optional(t.string) }, 'JointListQuery');

/** Uids in one text. */
const UserIdsText = new t.Type<ReadonlyArray<UserId>, string>(
  `at most ${MAX_BULK_IDS} uids with a space between two`,
  (value): value is ReadonlyArray<UserId> => Array.isArray(value) && value.every(UserId.is),
  (value, context) => {
    const uids = typeof value === 'string' ? value.split(' ') : [];
    return uids.length > 0 && uids.length <= MAX_BULK_IDS && uids.every(UserId.is) ? t.success(uids) : t.failure(value, context);
  },
  (uids) => uids.join(' '),
);
const exportQuery = { format: t.keyof({ csv: null, json: null }, '"csv" or "json"'), cursor: optional(ExportCursor) };
/** `titles=true` asks for the titles of each list. */
export const ExportListsQuery = strictObject({ ...exportQuery, titles: optional(t.keyof({ true: null }, '"true"')) }, 'ExportListsQuery');
/** `uids` names up to `MAX_BULK_IDS` users, with a space between two. */
export const ExportUsersQuery = strictObject({ ...exportQuery, uids: optional(UserIdsText) }, 'ExportUsersQuery');
/** The query string of `countItemsInLists`. */
export const CountItemsInListsQuery = strictObject({ userID: optional(UserId) }, 'CountItemsInListsQuery');

/** The query string of `calendar.ics`. Any text may be tried as a key, as for `getSharedList`. */
export const CalendarQuery = strictObject({ key: t.string }, 'CalendarQuery');

/** The query string of `getSharedList`. Any text may be tried as an id: a malformed one is not found, like a wrong one. */
export const SharedListQuery = strictObject({ shareID: t.string, cursor: optional(t.string) }, 'SharedListQuery');

/** Ids of one bulk call. */
const bulkOf = <A>(id: t.Type<A, unknown>, what: string): t.Type<ReadonlyArray<A>, unknown> =>
  refineCodec(t.readonlyArray(id), ({ length }) => length <= MAX_BULK_IDS, `at most ${MAX_BULK_IDS} ${what}`);
/** Ids of messages are document ids that the server has made. */
const MessageId = refineCodec(t.string, (text) => isDocumentId(text, 64), 'an id of a message');

export const ChangeUsersPayload = data({ uids: bulkOf(UserId, 'uids'), action: UserBulkAction }, 'ChangeUsersPayload');
export const RemoveListsPayload = data({ listIDs: bulkOf(ListId, 'ids of lists') }, 'RemoveListsPayload');
export const ChangeFeedbackPayload = data({ ids: bulkOf(MessageId, 'ids of messages'), action: FeedbackAction }, 'ChangeFeedbackPayload');

/** Slugs name the films and series of a genre together. */
const GenreSlug = refineCodec(t.string, (text) => findGenreBySlug(text) !== null, 'the name of a genre');
export const RefreshGenreImagesPayload = data(
  { cursor: optional(GenreSlug), genres: optional(bulkOf(GenreSlug, 'genres')) },
  'RefreshGenreImagesPayload',
);

const namedBanner = strictObject({ bannerName: BannerName }, 'a banner');
const addedBanner = strictObject({ bannerName: BannerName, active: optional(t.boolean) }, 'a banner');
const bannerChanges = strictObject(
  { add: optional(addedBanner), activate: optional(namedBanner), deactivate: optional(namedBanner), remove: optional(namedBanner) },
  'ChangeBannersPayload',
);

const presentKeys = (object: object): number => Object.values(object).filter((value) => value !== undefined).length;

/** Payload of `changeBanners`: one change, named by its key. */
export const ChangeBannersPayload = strictObject(
  { data: refineCodec(bannerChanges, (changes) => presentKeys(changes) === 1, 'one of add, activate, deactivate and remove') },
  'payload',
);

/** Returns the change that a payload of `changeBanners` names. */
export const toBannerChange = ({ add, activate, deactivate, remove }: t.TypeOf<typeof bannerChanges>): BannerChange => {
  if (add !== undefined) return { kind: 'add', bannerName: add.bannerName, active: add.active ?? false };
  if (activate !== undefined) return { kind: 'activate', ...activate };
  return deactivate === undefined ? { kind: 'remove', bannerName: remove?.bannerName ?? '' } : { kind: 'deactivate', ...deactivate };
};
