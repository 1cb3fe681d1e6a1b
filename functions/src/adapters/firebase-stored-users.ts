import * as E from 'fp-ts/Either';
import type { Auth } from 'firebase-admin/auth';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import type { StoredUsers } from '#application/server/admin/delete-orphaned-user-data';
import { UserId } from '#domain/users/user-id';
import { tryAdminSdk } from './admin-sdk';

const idsOf = async (query: Query, after: string | null, limit: number): Promise<ReadonlyArray<string>> =>
  (await (after === null ? query : query.startAfter(after)).limit(limit).select().get()).docs.map(({ id }) => id);

/** Users of whom Firestore has an access record or a profile. */
export const firebaseStoredUsers = (auth: Auth, store: Firestore): StoredUsers => ({
  after: (after, limit) =>
    tryAdminSdk(async () => {
      const [records, profiles] = await Promise.all([
        idsOf(store.collection('access').orderBy(FieldPath.documentId()), after, limit),
        idsOf(store.collection('users').orderBy(FieldPath.documentId()), after, limit),
      ]);
      return E.right([...new Set([...records, ...profiles])].sort().slice(0, limit).filter(UserId.is));
    }),
  withoutAccount: (uids) =>
    tryAdminSdk(async () => {
      if (uids.length === 0) return E.right([]);
      const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
      const existing = new Set(users.map(({ uid }) => uid));
      return E.right(uids.filter((uid) => !existing.has(uid)));
    }),
});
