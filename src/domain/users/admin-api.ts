import * as t from 'io-ts';
import operatorHosts from '../../../operator/picture-hosts.json';
import type { FeedbackAction } from '#domain/feedback/feedback-inbox';
import type { Answer } from '#domain/shared/answer';
import type { Role } from './role';
import type { UserId } from './user-id';

/** Input for an account that an admin creates. */
export type NewAccountInput = {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly phoneNumber?: string | null | undefined;
  readonly photoURL?: string | null | undefined;
};

/** An account that an admin creates. `invited`: a reset e-mail follows, because the password is unknown; for the audit log. */
export type CreatedAccountInput = NewAccountInput & { readonly invited?: boolean | undefined };

/** Changes of an account; absent and undefined fields keep their value. A new password ends all sessions, as does `disabled: true`. */
export type AccountChanges = { readonly [Field in keyof NewAccountInput]?: NewAccountInput[Field] | undefined } & {
  readonly disabled?: boolean | undefined;
};

/** Values of an account as the caller last read them; absent and undefined fields are not compared. */
export type ExpectedUserValues = Pick<AccountChanges, 'email' | 'displayName' | 'phoneNumber' | 'photoURL'>;

/** Longest address of a picture in characters; `firestore.rules` has the same. */
export const MAX_PICTURE_URL_LENGTH = 2048;

const STORAGE_HOST = 'firebasestorage.googleapis.com';

/**
 * Returns the hosts whose pictures the content security policy shows as pictures of users: those of `operator/picture-hosts.json` and, on a
 * site with a server, the storage of uploaded pictures.
 */
export const pictureHosts = (hasServer: boolean): ReadonlyArray<string> => [...(hasServer ? [STORAGE_HOST] : []), ...operatorHosts];

/**
 * Returns why the address of an account's picture is invalid, or null. Only `https` addresses of the hosts are valid: browsers would not
 * show others.
 */
export const photoUrlError = (url: string, hosts: ReadonlyArray<string>): 'too-long' | 'not-an-address' | 'not-a-picture-host' | null => {
  if (url.length > MAX_PICTURE_URL_LENGTH) return 'too-long';
  const [, host] = /^https:\/\/([^\s/?#\\]+)\/[^\s]+$/.exec(url) ?? [];
  if (host === undefined) return 'not-an-address';
  return hosts.includes(host.toLowerCase()) ? null : 'not-a-picture-host';
};

/** Action of a bulk call on each user. */
export const UserBulkAction = t.keyof(
  { enable: null, disable: null, 'make-admin': null, 'make-user': null, 'end-sessions': null, 'record-reset': null, delete: null },
  'UserBulkAction',
);
export type UserBulkAction = t.TypeOf<typeof UserBulkAction>;

/** Most ids of one bulk call. */
export const MAX_BULK_IDS = 100;

/** Outcome for one id of a bulk call: null, or the tag of the failure and the thing that it names ("the last admin"). */
export const BulkOutcome = t.readonly(
  t.strict({ id: t.string, refused: t.union([t.readonly(t.strict({ reason: t.string, what: t.union([t.string, t.null]) })), t.null]) }),
  'BulkOutcome',
);
export type BulkOutcome = t.TypeOf<typeof BulkOutcome>;

/** The server's message about a call that succeeded. */
export type ServerMessage = string;

/**
 * Server functions for admins. Repeated calls have no further effect. `unauthenticated` without a session; `forbidden` for callers who are
 * not admins and for an admin's own account; `not-found` for unknown users; `conflict` for a taken address, for the last admin and for an
 * account that is being deleted. Bulk calls take at most `MAX_BULK_IDS` ids and answer for each of them.
 */
export interface AdminApi {
  readonly createUser: (account: CreatedAccountInput) => Answer<ServerMessage>;
  /** @param expected `conflict` and no change if a value is another one now. */
  readonly updateUser: (uid: UserId, changes: AccountChanges, expected?: ExpectedUserValues) => Answer<ServerMessage>;
  /** Deletes the account and all its data. */
  readonly deleteUser: (uid: UserId) => Answer<ServerMessage>;
  readonly setUserRole: (uid: UserId, role: Role) => Answer<ServerMessage>;
  /** Ends all sessions of another user. */
  readonly endSessions: (uid: UserId) => Answer<ServerMessage>;
  /** `record-reset` only writes to the audit log that the admin's browser requests a reset e-mail from the identity service. */
  readonly changeUsers: (uids: ReadonlyArray<UserId>, action: UserBulkAction) => Answer<ReadonlyArray<BulkOutcome>>;
  /** Moves lists of members to their owners' bins. `forbidden` for default lists. */
  readonly removeLists: (listIDs: ReadonlyArray<string>) => Answer<ReadonlyArray<BulkOutcome>>;
  /** Ends the share link of a list. Succeeds for a list without a link. */
  readonly unshareList: (listID: string) => Answer<ServerMessage>;
  readonly changeFeedback: (ids: ReadonlyArray<string>, action: FeedbackAction) => Answer<ReadonlyArray<BulkOutcome>>;
  /**
   * Makes the pictures of genres from photographs of their titles. `conflict` on a site whose catalogue has no photographs.
   * @param genres slugs.
   */
  readonly refreshGenreImages: (genres: ReadonlyArray<string>) => Answer<ReadonlyArray<BulkOutcome>>;
}
