import { isDeepStrictEqual } from 'node:util';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import { unavailable, type Failure } from '#domain/shared/failure';
import type { AuthAdmin } from '#domain/users/auth-admin';
import { toDirectoryEntry, type DirectoryEntry, type DirectoryFacts } from '#domain/users/directory/directory-entry';
import type { UserId } from '#domain/users/user-id';
import type { UserDirectoryWriter } from '#domain/users/directory/user-directory-writer';
import { Role } from '#domain/users/role';
import { ListEntry } from '#domain/users/user';
import { tryAdminSdk } from '../admin-sdk';
import { bothRight, decodeAccessRecord } from '../user-admin-codecs';

const textOrNull = t.union([t.string, t.null]);
/** The fields of a profile that the directory shows. Entries of lists are checked one by one: a wrong entry must not hide a user. */
const ShownProfile = t.strict(
  {
    name: t.string, email: t.string, phoneNumber: textOrNull, photoURL: textOrNull, createdAt: t.number, role: Role, disabled: t.boolean,
    lists: t.readonlyArray(t.unknown),
  },
  'ShownProfile',
);

/** Returns the profile that the directory shows; null for a missing document. */
const decodeShown = (profile: DocumentSnapshot): E.Either<Failure, DirectoryFacts['profile'] | null> =>
  profile.exists
    ? E.map(({ lists, ...shown }: t.TypeOf<typeof ShownProfile>) => ({ ...shown, lists: lists.filter(ListEntry.is) }))(
        decode(ShownProfile, 'users')(profile.data()),
      )
    : E.right(null);

type Documents = { readonly profile: DocumentSnapshot; readonly access: DocumentSnapshot; readonly entry: DocumentSnapshot };

const documentsOf = (snapshots: ReadonlyArray<DocumentSnapshot>): Documents => {
  const [profile, access, entry] = snapshots;
  if (profile === undefined || access === undefined || entry === undefined)
    throw new Error('Firestore returned fewer documents than requested.');
  return { profile, access, entry };
};

/** Returns what the entry has to be: null for none. Reads the account after the documents. */
const entryOf = async (
  { getUser }: Pick<AuthAdmin, 'getUser'>,
  uid: UserId,
  { profile: profileDocument, access: accessDocument }: Documents,
): Promise<E.Either<Failure, DirectoryEntry | null>> => {
  const facts = bothRight(decodeShown(profileDocument), decodeAccessRecord(accessDocument));
  if (E.isLeft(facts)) return facts;
  const [profile, access] = facts.right;
  if (profile === null || access?.deleting === true) return E.right(null);
  const account = await getUser(uid)();
  if (E.isLeft(account)) return account;
  return E.right(toDirectoryEntry({ uid, profile, access, account: O.toNullable(account.right) }));
};

const isStored = ({ entry: stored }: Documents, entry: DirectoryEntry | null): boolean =>
  entry === null ? !stored.exists : isDeepStrictEqual(stored.data(), entry);

/** gRPC statuses of a write whose condition does not hold: not found, already exists, failed precondition. */
const OVERTAKEN: ReadonlySet<unknown> = new Set([5, 6, 9]);
const isOvertaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && OVERTAKEN.has(error.code);

/** Returns the fields of earlier versions in a stored entry, which an update has to delete. */
const formerFields = (stored: DocumentSnapshot, entry: DirectoryEntry): Readonly<Record<string, FieldValue>> =>
  Object.fromEntries(Object.keys(stored.data() ?? {}).filter((field) => !(field in entry)).map((field) => [field, FieldValue.delete()]));

/** Writes what an entry has to be, if nobody has written or deleted it since it was read. @returns whether it did. */
const writeUnlessOvertaken = async ({ entry: stored }: Documents, entry: DirectoryEntry | null): Promise<boolean> => {
  const { ref, updateTime } = stored;
  try {
    if (updateTime === undefined) await (entry === null ? null : ref.create(entry));
    else if (entry === null) await ref.delete({ lastUpdateTime: updateTime });
    else await ref.update({ ...formerFields(stored, entry), ...entry }, { lastUpdateTime: updateTime });
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
};

/** Passes of a refresh. Each pass but the first follows a change or a write of another refresh, so more than three are rare. */
const MAX_PASSES = 5;

/**
 * The directory in `directory/{uid}`. Several refreshes of one user at the same time are usual, because triggers report what a call has
 * changed. No transaction: its locks would let them wait for one another. Instead each pass reads the documents, then the account, and
 * writes only an entry that nobody has written since; an overtaken refresh begins again. A refresh also begins again after its own write,
 * because profile, access record or account may have changed before it: it ends only when what it read last is stored. So the last write
 * of several refreshes is of the newest documents and account, and of a user who is deleted meanwhile nothing stays.
 */
export const firestoreUserDirectoryWriter = (store: Firestore, auth: Pick<AuthAdmin, 'getUser'>): UserDirectoryWriter => ({
  refresh: (uid) =>
    tryAdminSdk(async () => {
      const references = [store.doc(`users/${uid}`), store.doc(`access/${uid}`), store.doc(`directory/${uid}`)] as const;
      let written: { readonly entry: DirectoryEntry | null } | null = null;
      for (let pass = 0; pass < MAX_PASSES; pass += 1) {
        const documents = documentsOf(await store.getAll(...references));
        const entry = await entryOf(auth, uid, documents);
        if (E.isLeft(entry)) return entry;
        // Firestore may return a value in another form than it was written.
        const isWritten = written !== null && isDeepStrictEqual(written.entry, entry.right);
        if (isWritten || isStored(documents, entry.right)) return E.right(undefined);
        written = (await writeUnlessOvertaken(documents, entry.right)) ? { entry: entry.right } : null;
      }
      return E.left(unavailable(null, 'the directory entry changes too often'));
    }),
});
