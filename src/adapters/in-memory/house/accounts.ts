import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { distinctUntilChanged, map } from 'rxjs';
import type { Answer } from '#domain/answer';
import { unauthenticated } from '#domain/failure';
import type { Accounts, LetterKind } from '#domain/user/accounts';
import { sound } from '#domain/user/credentials';
import { normaliseEmail } from '#domain/user/email';
import type { Credentials, Identity } from '#domain/user/identity';
import type { UserId } from '#domain/user/user-id';
import { accountWith, begin, leave, open, renew, withPassword } from './account-edits';
import { choose, follow, letterWith, toldOf, write } from './letter-edits';
import type { Means } from './means';
import { isPassword, keepPassword, randomText } from './passwords';
import type { Account, State, WrittenLetter } from './state';

const CODE_BYTES = 18;
const UID_BYTES = 14;

const identityIn = (browser: string, state: State): Identity | null => {
  const token = state.sessions.get(browser);
  return token === undefined || !state.accounts.has(token.uid) ? null : { ...token, token: null };
};

/** The identity service of a house with nothing outside. */
export const inMemoryAccounts = ({ ground, clock, browser, rounds }: Means): Accounts => {
  const letterFor = (uid: UserId, kind: LetterKind, email: string): WrittenLetter => ({ code: randomText(CODE_BYTES), kind, email, uid, writtenAt: clock.now() });

  const proven = ({ email, password }: Credentials): Answer<Account> =>
    pipe(
      ground.read,
      TE.map(accountWith(normaliseEmail(email))),
      TE.flatMap((account) => pipe(isPassword(password, account?.password), TE.map((fits) => (fits ? account : undefined)))),
      TE.flatMap((account) => (account === undefined ? TE.left(unauthenticated) : TE.right(account))),
    );

  const signIn = (credentials: Credentials): Answer<void> =>
    pipe(proven(credentials), TE.flatMap((account) => ground.change(begin(browser, account, clock.now()))));

  /** Proves that the credentials are those of whoever is signed in, and begins the session anew. */
  const again = (current: Credentials): Answer<Account> =>
    pipe(
      proven(current),
      TE.tap((account) =>
        ground.change((state) => (state.sessions.get(browser)?.uid === account.uid ? begin(browser, account, clock.now())(state) : E.left(unauthenticated))),
      ),
    );

  const post = (letter: WrittenLetter): Answer<void> => ground.change((state) => E.right(write(letter)(state)));

  return {
    identity: ground.state.pipe(
      map((state) => identityIn(browser, state)),
      distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
      map((identity) => E.right(identity)),
    ),
    signIn,
    signUp: ({ email, password, name }) =>
      pipe(
        TE.fromEither(sound({ email, password })),
        TE.flatMap(() => keepPassword(password, rounds)),
        TE.map((secret): Account => ({
          uid: randomText(UID_BYTES) as UserId, email: normaliseEmail(email), emailVerified: false, name, role: null, disabled: false, validSince: 0, password: secret,
        })),
        TE.flatMap((account) =>
          ground.change((state) =>
            pipe(
              open(account)(state),
              E.flatMap(begin(browser, account, clock.now())),
              E.map(write(letterFor(account.uid, 'verify-email', account.email))),
            ),
          ),
        ),
      ),
    signOut: ground.change(leave(browser)),
    refresh: ground.change(renew(browser)),
    reauthenticate: (current) => pipe(again(current), TE.map(() => undefined)),
    changeEmail: (current, newEmail) => {
      const email = normaliseEmail(newEmail);
      return pipe(TE.fromEither(sound({ email })), TE.flatMap(() => again(current)), TE.flatMap(({ uid }) => post(letterFor(uid, 'change-email', email))));
    },
    changePassword: (current, newPassword) =>
      pipe(
        TE.fromEither(sound({ password: newPassword })),
        TE.flatMap(() => again(current)),
        TE.flatMap((account) => pipe(keepPassword(newPassword, rounds), TE.map((secret) => ({ account, secret })))),
        TE.flatMap(({ account, secret }) =>
          ground.change((state) => {
            const now = clock.now();
            const held = state.accounts.get(account.uid);
            if (held?.password.hash !== account.password.hash) return E.left(unauthenticated);
            return begin(browser, { uid: account.uid, password: secret }, now)(withPassword(held, secret, now)(state));
          }),
        ),
      ),
    sendVerification: (current) => pipe(again(current), TE.flatMap(({ uid, email }) => post(letterFor(uid, 'verify-email', email)))),
    sendPasswordReset: (email) =>
      pipe(
        ground.read,
        TE.map(accountWith(normaliseEmail(email))),
        TE.flatMap((account) => (account === undefined ? TE.right(undefined) : post(letterFor(account.uid, 'reset-password', account.email)))),
      ),
    readLetter: (code) => pipe(ground.read, TE.flatMapEither(letterWith(code, clock.now())), TE.map(toldOf)),
    followLetter: (code) =>
      ground.change((state) =>
        pipe(
          follow(code, randomText(CODE_BYTES), clock.now())(state),
          // Whoever follows a letter where they are signed in sees at once what came of it.
          E.flatMap((followed) => (followed.sessions.has(browser) ? renew(browser)(followed) : E.right(followed))),
        ),
      ),
    choosePassword: (code, newPassword) =>
      pipe(
        TE.fromEither(sound({ password: newPassword })),
        TE.flatMap(() => keepPassword(newPassword, rounds)),
        TE.flatMap((secret) => ground.change(choose(code, secret, clock.now()))),
      ),
  };
};
