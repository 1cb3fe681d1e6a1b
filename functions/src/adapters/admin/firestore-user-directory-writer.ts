import { isDeepStrictEqual } from 'node:util';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
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

/**
 * The directory in `directory/{uid}`. A first read without locks ends most refreshes: several triggers report one change. The account is
 * read after the documents, while the transaction holds their locks: of two refreshes at the same time, the later one has the newer
 * account.
 */
export const firestoreUserDirectoryWriter = (store: Firestore, auth: Pick<AuthAdmin, 'getUser'>): UserDirectoryWriter => ({
  refresh: (uid) =>
    tryAdminSdk(async () => {
      const references = [store.doc(`users/${uid}`), store.doc(`access/${uid}`), store.doc(`directory/${uid}`)] as const;
      const seen = documentsOf(await store.getAll(...references));
      const expected = await entryOf(auth, uid, seen);
      if (E.isLeft(expected)) return expected;
      if (isStored(seen, expected.right)) return E.right(undefined);
      return store.runTransaction(async (transaction) => {
        const documents = documentsOf(await transaction.getAll(...references));
        const entry = await entryOf(auth, uid, documents);
        if (E.isLeft(entry)) return entry;
        if (isStored(documents, entry.right)) return E.right(undefined);
        if (entry.right === null) transaction.delete(documents.entry.ref);
        else transaction.set(documents.entry.ref, entry.right);
        return E.right(undefined);
      });
    }),
});
