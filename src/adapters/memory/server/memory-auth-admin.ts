import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { startOfSecond } from '#domain/shared/dates';
import { conflict, notFound, unauthenticated, type Failure } from '#domain/shared/failure';
import type { AuthAccount, AuthAccountPatch, AuthAdmin } from '#domain/users/auth-admin';
import { sessionCutoff } from '#domain/users/access/access-record';
import { disabledCaller } from '#domain/users/access/ended-session';
import type { UserId } from '#domain/users/user-id';
import { addAccount, findAccountByEmail, removeAccount } from '#adapters/memory/auth/account-edits';
import { hashPassword } from '#adapters/memory/auth/password-hash';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { putDocument, type MemoryState, type PasswordHash, type StateEdit, type StoredAccount } from '#adapters/memory/storage/state';

const toAuthAccount = ({ uid, email, emailVerified, name, role, disabled, validSince, lastSignInAt }: StoredAccount): AuthAccount => ({
  uid, email, emailVerified, name, role, disabled, sessionsSince: validSince, lastSignInAt,
});

/** Returns whether no other account has the address. */
const isFree = (state: MemoryState, uid: UserId, email: string): boolean => (findAccountByEmail(email)(state)?.uid ?? uid) === uid;

/** A new address is not verified. */
const applyAccountPatch = (
  account: StoredAccount,
  { email = account.email, disabled = account.disabled, name }: AuthAccountPatch,
  secret: PasswordHash | null,
): StoredAccount => ({
  ...account,
  email, disabled, name: name ?? account.name, emailVerified: account.emailVerified && email === account.email,
  password: secret ?? account.password,
});

/** Authentication administration on the memory backend's accounts. The ID token of a session is the id of its browser. */
export const memoryAuthAdmin = ({ storage, clock, hashRounds }: Omit<MemoryBackendDeps, 'browserId'>): AuthAdmin => {
  const editAccount = (uid: UserId, edit: (account: StoredAccount, state: MemoryState) => E.Either<Failure, StoredAccount>): Answer<void> =>
    storage.update((state) => {
      const account = state.accounts.get(uid);
      return account === undefined
        ? E.left(notFound('user'))
        : pipe(
            edit(account, state),
            E.map((edited) => putDocument('accounts', uid, edited)(state)),
          );
    });
  const find = (search: (state: MemoryState) => StoredAccount | undefined): Answer<O.Option<AuthAccount>> =>
    pipe(storage.read, TE.map((state) => pipe(O.fromNullable(search(state)), O.map(toAuthAccount))));
  return {
    verifyIdToken: (token) =>
      pipe(
        storage.read,
        TE.flatMapEither(({ sessions, accounts }) => {
          const session = sessions.get(token);
          const account = session === undefined ? undefined : accounts.get(session.uid);
          if (session === undefined || account === undefined) return E.left(unauthenticated);
          if (account.disabled) return E.left(disabledCaller);
          if (account.validSince > session.authTime) return E.left(unauthenticated);
          return E.right({ uid: account.uid, role: session.role, authTime: startOfSecond(session.authTime), way: 'password' as const });
        }),
      ),
    getUser: (uid) => find((state) => state.accounts.get(uid)),
    getUserByEmail: (email) => find(findAccountByEmail(email)),
    createUser: (uid, { email, password, name }) =>
      pipe(
        hashPassword(password, hashRounds),
        TE.map((secret): StoredAccount => ({
          uid, email, emailVerified: false, name, role: null, disabled: false, validSince: 0, lastSignInAt: 0, signIns: [],
          password: secret,
        })),
        TE.flatMap((account) =>
          storage.update((state): ReturnType<StateEdit> =>
            state.accounts.has(uid) ? E.left(conflict('account')) : addAccount(account)(state),
          ),
        ),
      ),
    updateUser: (uid, patch) =>
      pipe(
        patch.password === undefined ? TE.right<Failure, PasswordHash | null>(null) : hashPassword(patch.password, hashRounds),
        TE.flatMap((secret) =>
          editAccount(uid, (account, state) =>
            patch.email === undefined || isFree(state, uid, patch.email)
              ? E.right(applyAccountPatch(account, patch, secret))
              : E.left(conflict('account')),
          ),
        ),
      ),
    setRole: (uid, role) => editAccount(uid, (account) => E.right({ ...account, role })),
    endSessions: (uid) => editAccount(uid, (account) => E.right({ ...account, validSince: sessionCutoff(clock.now()) })),
    deleteUser: (uid) => storage.update((state) => E.right(removeAccount(uid)(state))),
  };
};
