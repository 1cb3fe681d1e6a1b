import { isDeepStrictEqual } from 'node:util';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as t from 'io-ts';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import type { AuthAdmin } from '#domain/users/auth-admin';
import { toDirectoryEntry, type DirectoryFacts } from '#domain/users/directory/directory-entry';
import type { UserDirectoryWriter } from '#domain/users/directory/user-directory-writer';
import { Role } from '#domain/users/role';
import { ListEntry } from '#domain/users/user';
import { tryAdminSdk } from '../admin-sdk';
import { bothRight, decodeAccess } from '../user-admin-codecs';

const textOrNull = t.union([t.string, t.null]);
/** The fields of a profile that the directory shows. Entries of lists are checked one by one: a wrong entry must not hide a user. */
const ShownProfile = t.strict(
  { name: t.string, email: t.string, phoneNumber: textOrNull, photoURL: textOrNull, createdAt: t.number, role: Role, disabled: t.boolean, lists: t.readonlyArray(t.unknown) },
  'ShownProfile',
);

/** Returns the profile that the directory shows; null for a missing document. */
const decodeShown = (profile: DocumentSnapshot): E.Either<Failure, DirectoryFacts['profile'] | null> =>
  profile.exists ? E.map(({ lists, ...shown }: t.TypeOf<typeof ShownProfile>) => ({ ...shown, lists: lists.filter(ListEntry.is) }))(decode(ShownProfile, 'users')(profile.data())) : E.right(null);

/**
 * The directory in `directory/{uid}`. The account is read after the documents, while the transaction holds their locks: of two refreshes
 * at the same time, the later one has the newer account.
 */
export const firestoreUserDirectory = (store: Firestore, { getUser }: Pick<AuthAdmin, 'getUser'>): UserDirectoryWriter => ({
  refresh: (uid) =>
    tryAdminSdk(() =>
      store.runTransaction(async (transaction) => {
        const [profileDocument, accessDocument, stored] = await transaction.getAll(store.doc(`users/${uid}`), store.doc(`access/${uid}`), store.doc(`directory/${uid}`));
        if (profileDocument === undefined || accessDocument === undefined || stored === undefined) throw new Error('Firestore returned fewer documents than requested.');
        const facts = bothRight(decodeShown(profileDocument), decodeAccess(accessDocument));
        if (E.isLeft(facts)) return facts;
        const [profile, access] = facts.right;
        if (profile === null || access?.deleting === true) {
          if (stored.exists) transaction.delete(stored.ref);
          return E.right(undefined);
        }
        const account = await getUser(uid)();
        if (E.isLeft(account)) return account;
        const entry = toDirectoryEntry({ uid, profile, access, emailVerified: O.isSome(account.right) && account.right.value.emailVerified });
        if (!isDeepStrictEqual(stored.data(), entry)) transaction.set(stored.ref, entry);
        return E.right(undefined);
      }),
    ),
});
