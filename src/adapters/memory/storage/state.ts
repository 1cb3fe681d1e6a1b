import type { Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import { AuditEntry } from '#domain/audit/audit';
import { BannerSettings } from '#domain/banners/banner';
import { StoredFeedback } from '#domain/feedback/feedback-inbox';
import type { Failure } from '#domain/shared/failure';
import { withDefault } from '#domain/shared/with-default';
import { List, ListNameDocument } from '#domain/lists/list';
import { StoredAccessRecord } from '#domain/users/access/access-record';
import { Role } from '#domain/users/role';
import { SignInRecord } from '#domain/users/sign-ins/sign-in';
import { UserId } from '#domain/users/user-id';
import { User } from '#domain/users/user';

/** Password hash: PBKDF2 (SHA-512), salt and hash in hexadecimal. */
export const PasswordHash = t.readonly(t.strict({ salt: t.string, hash: t.string, iterations: t.number }), 'PasswordHash');
export type PasswordHash = t.TypeOf<typeof PasswordHash>;

const claims = { uid: UserId, email: t.string, emailVerified: t.boolean, name: t.union([t.string, t.null]), role: t.union([Role, t.null]) };

/**
 * Account of the authentication service. Sessions that began before `validSince` (ms since 1970) have ended. `lastSignInAt` is 0 before the
 * first sign-in, and null for an account of an earlier version that nobody has signed in to since. `signIns` are those that are noted.
 */
export const StoredAccount = t.readonly(
  t.strict({
    ...claims,
    disabled: t.boolean, validSince: t.number,
    lastSignInAt: withDefault(t.union([t.number, t.null]), null),
    signIns: withDefault(t.readonlyArray(SignInRecord), []),
    password: PasswordHash,
  }),
  'StoredAccount',
);
export type StoredAccount = t.TypeOf<typeof StoredAccount>;

/** Claims of a session's token: copied from the account when the session begins and at each refresh. */
export const SessionToken = t.readonly(t.strict({ ...claims, authTime: t.number }), 'SessionToken');
export type SessionToken = t.TypeOf<typeof SessionToken>;

const ActionModeCodec = t.keyof(
  { 'verify-email': null, 'reset-password': null, 'change-email': null, 'recover-email': null },
  'ActionMode',
);

/** Action e-mail that has not been used. `email` is the address concerned, `writtenAt` ms since 1970. */
export const StoredActionEmail = t.readonly(
  t.strict({ code: t.string, kind: ActionModeCodec, email: t.string, uid: UserId, writtenAt: t.number }),
  'StoredActionEmail',
);
export type StoredActionEmail = t.TypeOf<typeof StoredActionEmail>;

/** Accounts that are gone, of a UTC day: how many of them were created on it, and how many deleted. */
export const DeletedAccounts = t.readonly(t.strict({ created: t.number, deleted: t.number }), 'DeletedAccounts');
export type DeletedAccounts = t.TypeOf<typeof DeletedAccounts>;

type Documents = {
  readonly accounts: StoredAccount;
  readonly users: User;
  readonly access: StoredAccessRecord;
  readonly lists: List;
  readonly listNames: ListNameDocument;
  readonly actionEmails: StoredActionEmail;
  readonly sessions: SessionToken;
  readonly audit: AuditEntry;
  readonly feedback: StoredFeedback;
  readonly settings: BannerSettings;
  readonly deletedAccounts: DeletedAccounts;
};
export type CollectionName = keyof Documents;
export type DocumentOf<R extends CollectionName> = Documents[R];

/** Returns the key of a list name. Slashes separate the parts: neither a uid nor a stored list name contains one. */
export const listNameKey = (uid: string, listName: string): string => `${uid}/${listName}`;

/**
 * Codecs of the collections. Accounts, profiles and access records are keyed by uid, lists by id, list names by `listNameKey`, action
 * e-mails by code, sessions by browser id, audit entries by request id, messages by id, deleted accounts by day; `settings` has one
 * document, `banners`.
 */
export const COLLECTIONS: { readonly [R in CollectionName]: t.Type<DocumentOf<R>, unknown> } = {
  accounts: StoredAccount, users: User, access: StoredAccessRecord, lists: List, listNames: ListNameDocument,
  actionEmails: StoredActionEmail, sessions: SessionToken, audit: AuditEntry, feedback: StoredFeedback, settings: BannerSettings,
  deletedAccounts: DeletedAccounts,
};

/** State of the whole backend. Immutable, so that identical objects mean unchanged documents. */
export type MemoryState = { readonly [R in CollectionName]: ReadonlyMap<string, DocumentOf<R>> };

export const emptyState: MemoryState = {
  accounts: new Map(),
  users: new Map(),
  access: new Map(),
  lists: new Map(),
  listNames: new Map(),
  actionEmails: new Map(),
  sessions: new Map(),
  audit: new Map(),
  feedback: new Map(),
  settings: new Map(),
  deletedAccounts: new Map(),
};

/** Edit of the whole state; returns the failure that prevents the edit. */
export type StateEdit = (state: MemoryState) => Either<Failure, MemoryState>;

export const putDocument =
  <R extends CollectionName>(collection: R, key: string, document: DocumentOf<R>) =>
  (state: MemoryState): MemoryState => ({ ...state, [collection]: new Map<string, DocumentOf<R>>(state[collection]).set(key, document) });

export const removeDocuments =
  <R extends CollectionName>(collection: R, isRemoved: (document: DocumentOf<R>, key: string) => boolean) =>
  (state: MemoryState): MemoryState => ({
    ...state,
    [collection]: new Map([...state[collection]].filter(([key, document]) => !isRemoved(document, key))),
  });

/** Returns `after` with the objects of `before` for everything unchanged, so that subscribers of other documents are not notified. */
export const reuseUnchanged = (before: MemoryState, after: MemoryState): MemoryState => {
  const collections = (Object.keys(COLLECTIONS) as CollectionName[]).map((collection) => {
    const [previous, next]: readonly ReadonlyMap<string, unknown>[] = [before[collection], after[collection]];
    if (previous === undefined || next === undefined) return [collection, after[collection]] as const;
    const documents = [...next].map(
      ([key, document]) => [key, JSON.stringify(previous.get(key)) === JSON.stringify(document) ? previous.get(key) : document] as const,
    );
    const isSame = previous.size === next.size && documents.every(([key, document]) => previous.get(key) === document);
    return [collection, isSame ? previous : new Map(documents)] as const;
  });
  return collections.every(([collection, documents]) => before[collection] === documents)
    ? before
    : (Object.fromEntries(collections) as MemoryState);
};
