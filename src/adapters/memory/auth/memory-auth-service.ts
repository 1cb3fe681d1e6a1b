import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { distinctUntilChanged, map } from 'rxjs';
import type { Answer } from '#domain/shared/answer';
import { unauthenticated } from '#domain/shared/failure';
import type { AuthService, ActionMode } from '#domain/users/auth-service';
import { normalizeEmail } from '#domain/users/email';
import type { Credentials, Identity } from '#domain/users/identity';
import type { UserId } from '#domain/users/user-id';
import { findAccountByEmail, beginSession, endSession, addAccount, renewSession, setPasswordHash } from './account-edits';
import { applyPasswordReset, applyActionCode, findActionEmail, toActionEmail, addActionEmail } from './action-email-edits';
import { validateNewCredentials } from '#adapters/validate-new-credentials';
import type { MemoryBackendDeps } from '#adapters/memory/memory-backend-deps';
import { memorySignInMethods } from './memory-sign-in-methods';
import { verifyPassword, hashPassword, randomHex } from './password-hash';
import type { StoredAccount, MemoryState, StoredActionEmail } from '#adapters/memory/storage/state';

const CODE_BYTES = 18;
const UID_BYTES = 14;

const toIdentity = (browser: string, state: MemoryState): Identity | null => {
  const token = state.sessions.get(browser);
  return token === undefined || !state.accounts.has(token.uid) ? null : { ...token, token: null };
};

/** Authentication service on the memory backend's storage, without a server. */
export const memoryAuthService = ({ storage, clock, browserId, hashRounds }: MemoryBackendDeps): AuthService => {
  const createActionEmail = (uid: UserId, kind: ActionMode, email: string): StoredActionEmail => ({
    code: randomHex(CODE_BYTES),
    kind, email, uid,
    writtenAt: clock.now(),
  });

  const checkCredentials = ({ email, password }: Credentials): Answer<StoredAccount> =>
    pipe(
      storage.read,
      TE.map(findAccountByEmail(normalizeEmail(email))),
      TE.flatMap((account) => pipe(verifyPassword(password, account?.password), TE.map((isMatch) => (isMatch ? account : undefined)))),
      TE.flatMap((account) => (account === undefined ? TE.left(unauthenticated) : TE.right(account))),
    );

  const signIn = (credentials: Credentials): Answer<void> =>
    pipe(checkCredentials(credentials), TE.flatMap((account) => storage.update(beginSession(browserId, account, clock.now()))));

  /** Checks the credentials against the signed-in user and restarts the session; `unauthenticated` for any other account. */
  const reauthenticate = (current: Credentials): Answer<StoredAccount> =>
    pipe(
      checkCredentials(current),
      TE.tap((account) =>
        storage.update((state) =>
          state.sessions.get(browserId)?.uid === account.uid
            ? beginSession(browserId, account, clock.now())(state)
            : E.left(unauthenticated),
        ),
      ),
    );

  const addEmail = (message: StoredActionEmail): Answer<void> => storage.update((state) => E.right(addActionEmail(message)(state)));

  return {
    ...memorySignInMethods({ storage, browserId }),
    identity: storage.state.pipe(
      map((state) => toIdentity(browserId, state)),
      distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
      map((identity) => E.right(identity)),
    ),
    signIn,
    signUp: ({ email, password, name }) =>
      pipe(
        validateNewCredentials({ email, password }),
        TE.flatMap(() => hashPassword(password, hashRounds)),
        TE.map((secret): StoredAccount => ({
          uid: randomHex(UID_BYTES) as UserId,
          email: normalizeEmail(email),
          emailVerified: false, name, role: null, disabled: false, validSince: 0, lastSignInAt: 0, signIns: [], password: secret,
        })),
        TE.flatMap((account) =>
          storage.update((state) =>
            pipe(
              addAccount(account)(state),
              E.flatMap(beginSession(browserId, account, clock.now())),
              E.map(addActionEmail(createActionEmail(account.uid, 'verify-email', account.email))),
            ),
          ),
        ),
      ),
    signOut: storage.update(endSession(browserId)),
    refresh: storage.update(renewSession(browserId)),
    reauthenticate: (current) => pipe(reauthenticate(current), TE.map(() => undefined)),
    changeEmail: (current, newEmail) => {
      const email = normalizeEmail(newEmail);
      return pipe(
        validateNewCredentials({ email }),
        TE.flatMap(() => reauthenticate(current)),
        TE.flatMap(({ uid }) => addEmail(createActionEmail(uid, 'change-email', email))),
      );
    },
    changePassword: (current, newPassword) =>
      pipe(
        validateNewCredentials({ password: newPassword }),
        TE.flatMap(() => reauthenticate(current)),
        TE.flatMap((account) => pipe(hashPassword(newPassword, hashRounds), TE.map((secret) => ({ account, secret })))),
        TE.flatMap(({ account, secret }) =>
          storage.update((state) => {
            const now = clock.now();
            const stored = state.accounts.get(account.uid);
            if (stored?.password.hash !== account.password.hash) return E.left(unauthenticated);
            return beginSession(browserId, { uid: account.uid, password: secret }, now)(setPasswordHash(stored, secret, now)(state));
          }),
        ),
      ),
    sendVerification: (current) =>
      pipe(
        reauthenticate(current),
        TE.flatMap(({ uid, email }) => addEmail(createActionEmail(uid, 'verify-email', email))),
      ),
    sendPasswordReset: (email) =>
      pipe(
        storage.read,
        TE.map(findAccountByEmail(normalizeEmail(email))),
        TE.flatMap((account) =>
          account === undefined ? TE.right(undefined) : addEmail(createActionEmail(account.uid, 'reset-password', account.email)),
        ),
      ),
    checkActionCode: (code) => pipe(storage.read, TE.flatMapEither(findActionEmail(code, clock.now())), TE.map(toActionEmail)),
    applyActionCode: (code) =>
      storage.update((state) =>
        pipe(
          applyActionCode(code, randomHex(CODE_BYTES), clock.now())(state),
          // In a signed-in browser, the renewed session shows the result immediately.
          E.flatMap((applied) => (applied.sessions.has(browserId) ? renewSession(browserId)(applied) : E.right(applied))),
        ),
      ),
    confirmPasswordReset: (code, newPassword) =>
      pipe(
        validateNewCredentials({ password: newPassword }),
        TE.flatMap(() => hashPassword(newPassword, hashRounds)),
        TE.flatMap((secret) => storage.update(applyPasswordReset(code, secret, clock.now()))),
      ),
  };
};
