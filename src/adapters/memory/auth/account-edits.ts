import * as E from 'fp-ts/Either';
import { flow, pipe } from 'fp-ts/function';
import { startOfSecond } from '#domain/shared/dates';
import { conflict, unauthenticated } from '#domain/shared/failure';
import { accountDisabled } from '#domain/users/auth-service';
import { findSessionAccount } from '#adapters/memory/owner-access';
import {
  removeDocuments, putDocument, type StoredAccount, type StateEdit, type PasswordHash, type MemoryState, type SessionToken,
} from '#adapters/memory/storage/state';

export const findAccountByEmail =
  (email: string) =>
  (state: MemoryState): StoredAccount | undefined =>
    [...state.accounts.values()].find((account) => account.email === email);

/** Tokens have whole seconds, as those of the identity service. */
const toSessionToken = ({ uid, email, emailVerified, name, role }: StoredAccount, authTime: number): SessionToken => ({
  uid, email, emailVerified, name, role,
  authTime: startOfSecond(authTime),
});

/** Adds a session of the account, and notes its beginning as the last sign-in. */
const startSession = (browser: string, account: StoredAccount, now: number): ((state: MemoryState) => MemoryState) => {
  const token = toSessionToken(account, now);
  return flow(putDocument('sessions', browser, token), putDocument('accounts', account.uid, { ...account, lastSignInAt: token.authTime }));
};

/**
 * Adds a session for the account; returns the state unchanged when the account does not exist. @internal for the states of tests, stories
 * and benchmarks.
 */
export const addSession = (browser: string, uid: string, now: number) => (state: MemoryState): MemoryState => {
  const account = state.accounts.get(uid);
  return account === undefined ? state : startSession(browser, account, now)(state);
};

/**
 * Starts a session after a password check. Fails with `unauthenticated` if the password has changed since that check, and only then
 * with `accountDisabled`: a disabled account is not revealed without its password.
 */
export const beginSession =
  (browser: string, { uid, password }: Pick<StoredAccount, 'uid' | 'password'>, now: number): StateEdit =>
  (state) => {
    const account = state.accounts.get(uid);
    if (account === undefined || account.password.hash !== password.hash) return E.left(unauthenticated);
    if (account.disabled) return E.left(accountDisabled);
    return E.right(startSession(browser, account, now)(state));
  };

export const endSession =
  (browser: string): StateEdit =>
  (state) =>
    E.right(removeDocuments('sessions', (_, key) => key === browser)(state));

/** Renews the session's token from the account; removes a session that was ended elsewhere. */
export const renewSession =
  (browser: string): StateEdit =>
  (state) => {
    const token = state.sessions.get(browser);
    if (token === undefined) return E.left(unauthenticated);
    return pipe(
      findSessionAccount(browser, state),
      E.match(
        () => endSession(browser)(state),
        (account) => E.right(putDocument('sessions', browser, toSessionToken(account, token.authTime))(state)),
      ),
    );
  };

/** Adds an account; `conflict` when the e-mail address is taken. */
export const addAccount =
  (account: StoredAccount): StateEdit =>
  (state) =>
    findAccountByEmail(account.email)(state) === undefined
      ? E.right(putDocument('accounts', account.uid, account)(state))
      : E.left(conflict('account'));

export const endSessionsOfUser = (uid: string): ((state: MemoryState) => MemoryState) =>
  removeDocuments('sessions', (token) => token.uid === uid);

/** Sets the password and ends the sessions of other browsers, by `validSince`. */
export const setPasswordHash = (account: StoredAccount, password: PasswordHash, now: number): ((state: MemoryState) => MemoryState) =>
  putDocument('accounts', account.uid, { ...account, password, validSince: startOfSecond(now) });

/** Removes the account, its sessions and its action e-mails. */
export const removeAccount = (uid: string): ((state: MemoryState) => MemoryState) =>
  flow(
    endSessionsOfUser(uid),
    removeDocuments('accounts', (account) => account.uid === uid),
    removeDocuments('actionEmails', (email) => email.uid === uid),
  );
