import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import { conflict, forbidden, notFound, unauthenticated } from '#domain/shared/failure';
import type { AuthAccount, Caller, AuthAdmin } from '#domain/users/auth-admin';
import { sessionCutoff } from '#domain/users/access/access-record';
import type { UserId } from '#domain/users/user-id';
import { tryRun, pathsBelow, commitChanges, type DocumentStore } from './document-store';

type StoredAccount = AuthAccount & { readonly password: string; readonly validFrom: number };

const accountPath = (uid: UserId): string => `accounts/${uid}`;

const emailTaken = TE.left(conflict('the e-mail address has an account'));

/** Auth administration in memory. Tokens are base64url-encoded JSON of the caller. */
export const memoryAuthAdmin = (store: DocumentStore, now: () => number): AuthAdmin => {
  const findAccount = (uid: UserId): StoredAccount | null => (store.docs.get(accountPath(uid)) as StoredAccount | undefined) ?? null;
  const byEmail = (email: string): StoredAccount | null =>
    pathsBelow(store, 'accounts/')
      .map((path) => store.docs.get(path) as StoredAccount)
      .find((account) => account.email === email) ?? null;
  const toAccount = ({ uid, email, name, role, disabled }: StoredAccount): AuthAccount => ({ uid, email, name, role, disabled });
  const edit =
    (uid: UserId, change: (account: StoredAccount) => StoredAccount): Answer<void> =>
    () => {
      const account = findAccount(uid);
      return (account === null ? TE.left(notFound('user')) : commitChanges(store, [[accountPath(uid), change(account)]]))();
    };
  return {
    verifyIdToken: (token) =>
      tryRun(() => {
        if (!token.startsWith('e')) return E.left(unauthenticated);
        const caller = JSON.parse(Buffer.from(token, 'base64url').toString()) as Caller;
        const account = findAccount(caller.uid);
        if (account === null || account.validFrom > caller.authTime) return E.left(unauthenticated);
        return account.disabled ? E.left(forbidden('this account is disabled')) : E.right(caller);
      }),
    getUser: (uid) => tryRun(() => E.right(O.map(toAccount)(O.fromNullable(findAccount(uid))))),
    getUserByEmail: (email) => tryRun(() => E.right(O.map(toAccount)(O.fromNullable(byEmail(email))))),
    createUser:
      (uid, { email, password, name }) =>
      () => {
        const account: StoredAccount = { uid, email, name, role: null, disabled: false, password, validFrom: 0 };
        return (findAccount(uid) !== null || byEmail(email) !== null ? emailTaken : commitChanges(store, [[accountPath(uid), account]]))();
      },
    updateUser: (uid, patch) => () => {
      const owner = patch.email === undefined ? null : byEmail(patch.email);
      return (owner !== null && owner.uid !== uid ? emailTaken : edit(uid, (account) => ({ ...account, ...patch })))();
    },
    setRole: (uid, role) => edit(uid, (account) => ({ ...account, role })),
    endSessions: (uid) => edit(uid, (account) => ({ ...account, validFrom: sessionCutoff(now()) })),
    deleteUser: (uid) => commitChanges(store, [[accountPath(uid), null]]),
  };
};

/** Returns a token that `memoryAuthAdmin` accepts. */
export const tokenFor = (caller: Caller): string => Buffer.from(JSON.stringify(caller)).toString('base64url');
