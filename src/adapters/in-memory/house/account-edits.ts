import * as E from 'fp-ts/Either';
import { flow, pipe } from 'fp-ts/function';
import { conflict, unauthenticated, type Failure } from '#domain/failure';
import { drop, put, type Account, type Edit, type Secret, type State, type Token } from './state';

export const accountWith = (email: string) => (state: State): Account | undefined => [...state.accounts.values()].find((account) => account.email === email);

const tokenOf = ({ uid, email, emailVerified, name, role }: Account, authTime: number): Token => ({ uid, email, emailVerified, name, role, authTime });

/** The account whose session it is, as long as the session has not ended and the account is not disabled. */
export const standing = (browser: string, state: State): E.Either<Failure, Account> => {
  const token = state.sessions.get(browser);
  const account = token === undefined ? undefined : state.accounts.get(token.uid);
  if (token === undefined || account === undefined || account.disabled || account.validSince > token.authTime) return E.left(unauthenticated);
  return E.right(account);
};

/** The state with a session of that account, if there is such an account. */
export const withSession = (browser: string, uid: string, now: number) => (state: State): State => {
  const account = state.accounts.get(uid);
  return account === undefined ? state : put('sessions', browser, tokenOf(account, now))(state);
};

/** Begins a session for whoever was proven to be there: the password must still be the one that was checked. */
export const begin =
  (browser: string, { uid, password }: Pick<Account, 'uid' | 'password'>, now: number): Edit =>
  (state) => {
    const account = state.accounts.get(uid);
    if (account === undefined || account.disabled || account.password.hash !== password.hash) return E.left(unauthenticated);
    return E.right(put('sessions', browser, tokenOf(account, now))(state));
  };

export const leave =
  (browser: string): Edit =>
  (state) =>
    E.right(drop('sessions', (_, key) => key === browser)(state));

/** A new token for the session; one that was ended elsewhere becomes nobody's. */
export const renew =
  (browser: string): Edit =>
  (state) => {
    const token = state.sessions.get(browser);
    if (token === undefined) return E.left(unauthenticated);
    return pipe(
      standing(browser, state),
      E.match(() => leave(browser)(state), (account) => E.right(put('sessions', browser, tokenOf(account, token.authTime))(state))),
    );
  };

/** Opens an account; `conflict` when the address has one. */
export const open =
  (account: Account): Edit =>
  (state) =>
    accountWith(account.email)(state) === undefined ? E.right(put('accounts', account.uid, account)(state)) : E.left(conflict('account'));

export const endSessionsOf = (uid: string): ((state: State) => State) => drop('sessions', (token) => token.uid === uid);

/** A new password: other browsers' sessions have ended from now on. */
export const withPassword = (account: Account, password: Secret, now: number): ((state: State) => State) =>
  put('accounts', account.uid, { ...account, password, validSince: now });

/** Removes the account and everything of it. */
export const forget = (uid: string): ((state: State) => State) =>
  flow(
    endSessionsOf(uid),
    drop('accounts', (account) => account.uid === uid),
    drop('users', (_, key) => key === uid),
    drop('markers', (_, key) => key === uid),
    drop('letters', (letter) => letter.uid === uid),
  );
