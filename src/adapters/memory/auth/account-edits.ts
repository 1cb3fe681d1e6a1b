import * as E from 'fp-ts/Either';
import { flow, pipe } from 'fp-ts/function';
import { conflict, unauthenticated, type Failure } from '#domain/shared/failure';
import { removeDocuments, putDocument, type StoredAccount, type StateEdit, type PasswordHash, type MemoryState, type SessionToken } from '../storage/state';

export const findAccountByEmail = (email: string) => (state: MemoryState): StoredAccount | undefined => [...state.accounts.values()].find((account) => account.email === email);

const tokenOf = ({ uid, email, emailVerified, name, role }: StoredAccount, authTime: number): SessionToken => ({ uid, email, emailVerified, name, role, authTime });

/** The account whose session it is, as long as the session has not ended and the account is not disabled. */
export const activeAccount = (browser: string, state: MemoryState): E.Either<Failure, StoredAccount> => {
  const token = state.sessions.get(browser);
  const account = token === undefined ? undefined : state.accounts.get(token.uid);
  if (token === undefined || account === undefined || account.disabled || account.validSince > token.authTime) return E.left(unauthenticated);
  return E.right(account);
};

/** The state with a session of that account, if there is such an account. */
export const addSession = (browser: string, uid: string, now: number) => (state: MemoryState): MemoryState => {
  const account = state.accounts.get(uid);
  return account === undefined ? state : putDocument('sessions', browser, tokenOf(account, now))(state);
};

/** Begins a session for whoever was proven to be there: the password must still be the one that was checked. */
export const beginSession =
  (browser: string, { uid, password }: Pick<StoredAccount, 'uid' | 'password'>, now: number): StateEdit =>
  (state) => {
    const account = state.accounts.get(uid);
    if (account === undefined || account.disabled || account.password.hash !== password.hash) return E.left(unauthenticated);
    return E.right(putDocument('sessions', browser, tokenOf(account, now))(state));
  };

export const endSession =
  (browser: string): StateEdit =>
  (state) =>
    E.right(removeDocuments('sessions', (_, key) => key === browser)(state));

/** A new token for the session; one that was ended elsewhere becomes nobody's. */
export const renewSession =
  (browser: string): StateEdit =>
  (state) => {
    const token = state.sessions.get(browser);
    if (token === undefined) return E.left(unauthenticated);
    return pipe(
      activeAccount(browser, state),
      E.match(() => endSession(browser)(state), (account) => E.right(putDocument('sessions', browser, tokenOf(account, token.authTime))(state))),
    );
  };

/** Opens an account; `conflict` when the address has one. */
export const addAccount =
  (account: StoredAccount): StateEdit =>
  (state) =>
    findAccountByEmail(account.email)(state) === undefined ? E.right(putDocument('accounts', account.uid, account)(state)) : E.left(conflict('account'));

export const endSessionsOfUser = (uid: string): ((state: MemoryState) => MemoryState) => removeDocuments('sessions', (token) => token.uid === uid);

/** A new password: other browsers' sessions have ended from now on. */
export const setPasswordHash = (account: StoredAccount, password: PasswordHash, now: number): ((state: MemoryState) => MemoryState) =>
  putDocument('accounts', account.uid, { ...account, password, validSince: now });

/** Removes the account and everything of it. */
export const removeAccountData = (uid: string): ((state: MemoryState) => MemoryState) =>
  flow(
    endSessionsOfUser(uid),
    removeDocuments('accounts', (account) => account.uid === uid),
    removeDocuments('users', (_, key) => key === uid),
    removeDocuments('markers', (_, key) => key === uid),
    removeDocuments('letters', (letter) => letter.uid === uid),
  );
