import * as E from 'fp-ts/Either';
import { flow, pipe } from 'fp-ts/function';
import { conflict, invalid, notFound, type Failure } from '#domain/failure';
import type { Letter, LetterKind } from '#domain/user/accounts';
import { accountWith, endSessionsOf, withPassword } from './account-edits';
import { drop, put, type Account, type Edit, type Secret, type State, type WrittenLetter } from './state';

const HOUR = 3_600_000;
/** How long a letter can be followed, in ms: whoever can choose a password has to hurry. */
const LASTS: Readonly<Record<LetterKind, number>> = { 'reset-password': HOUR, 'verify-email': 72 * HOUR, 'change-email': 72 * HOUR, 'recover-email': 720 * HOUR };

export const isOutdated = ({ kind, writtenAt }: WrittenLetter, now: number): boolean => writtenAt + LASTS[kind] <= now;

/** Writes a letter; it takes the place of an earlier one of its kind, and those go that nobody can follow any more. */
export const write = (letter: WrittenLetter): ((state: State) => State) =>
  flow(
    drop('letters', (other) => (other.uid === letter.uid && other.kind === letter.kind) || isOutdated(other, letter.writtenAt)),
    put('letters', letter.code, letter),
  );

/** The letter with that code, as long as it can be followed. */
export const letterWith = (code: string, now: number) => (state: State): E.Either<Failure, WrittenLetter> => {
  const letter = state.letters.get(code);
  return letter !== undefined && !isOutdated(letter, now) && state.accounts.has(letter.uid) ? E.right(letter) : E.left(notFound('letter'));
};

export const toldOf = ({ kind, email }: WrittenLetter): Letter => ({ kind, email });

const used = ({ code }: WrittenLetter): ((state: State) => State) => drop('letters', (_, key) => key === code);

const withEmail = (account: Account, email: string): ((state: State) => State) =>
  put('accounts', account.uid, { ...account, email, emailVerified: true });

const moveTo = (account: Account, letter: WrittenLetter, recovery: string, now: number): Edit => (state) => {
  const other = accountWith(letter.email)(state);
  if (other !== undefined && other.uid !== account.uid) return E.left(conflict('account'));
  // Whoever had the address before can take it back.
  const recover = write({ code: recovery, kind: 'recover-email', email: account.email, uid: account.uid, writtenAt: now });
  const moved = pipe(state, used(letter), withEmail(account, letter.email));
  return E.right(letter.kind === 'change-email' && account.email !== letter.email ? recover(moved) : moved);
};

/** Does what a letter asks. @param recovery the code of a letter to the address before, should one become due. */
export const follow =
  (code: string, recovery: string, now: number): Edit =>
  (state) =>
    pipe(
      letterWith(code, now)(state),
      E.flatMap((letter) => {
        const account = state.accounts.get(letter.uid);
        if (account === undefined) return E.left(notFound('letter'));
        if (letter.kind === 'reset-password') return E.left(invalid('code', 'needs-a-password'));
        if (letter.kind !== 'verify-email') return moveTo(account, letter, recovery, now)(state);
        // An address that was changed since is not the one that the letter verifies.
        return account.email === letter.email ? E.right(pipe(state, used(letter), withEmail(account, letter.email))) : E.left(notFound('letter'));
      }),
    );

/** Chooses a new password by a letter and ends all sessions. */
export const choose =
  (code: string, password: Secret, now: number): Edit =>
  (state) =>
    pipe(
      letterWith(code, now)(state),
      E.flatMap((letter) => {
        const account = state.accounts.get(letter.uid);
        if (account === undefined || letter.kind !== 'reset-password') return E.left(notFound('letter'));
        // Who can read the letter has shown that the address is theirs.
        return E.right(pipe(state, used(letter), withPassword({ ...account, emailVerified: true }, password, now), endSessionsOf(account.uid)));
      }),
    );
