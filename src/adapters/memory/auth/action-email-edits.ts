import * as E from 'fp-ts/Either';
import { flow, pipe } from 'fp-ts/function';
import { conflict, invalid, notFound, type Failure } from '#domain/shared/failure';
import type { ActionEmail, ActionMode } from '#domain/users/auth-service';
import { findAccountByEmail, endSessionsOfUser, setPasswordHash } from './account-edits';
import { removeDocuments, putDocument, type StoredAccount, type StateEdit, type PasswordHash, type MemoryState, type StoredActionEmail } from '../storage/state';

const HOUR = 3_600_000;
/** How long a letter can be followed, in ms: whoever can choose a password has to hurry. */
const LASTS: Readonly<Record<ActionMode, number>> = { 'reset-password': HOUR, 'verify-email': 72 * HOUR, 'change-email': 72 * HOUR, 'recover-email': 720 * HOUR };

export const isExpired = ({ kind, writtenAt }: StoredActionEmail, now: number): boolean => writtenAt + LASTS[kind] <= now;

/** Writes a letter; it takes the place of an earlier one of its kind, and those go that nobody can follow any more. */
export const addActionEmail = (letter: StoredActionEmail): ((state: MemoryState) => MemoryState) =>
  flow(
    removeDocuments('letters', (other) => (other.uid === letter.uid && other.kind === letter.kind) || isExpired(other, letter.writtenAt)),
    putDocument('letters', letter.code, letter),
  );

/** The letter with that code, as long as it can be followed. */
export const findActionEmail = (code: string, now: number) => (state: MemoryState): E.Either<Failure, StoredActionEmail> => {
  const letter = state.letters.get(code);
  return letter !== undefined && !isExpired(letter, now) && state.accounts.has(letter.uid) ? E.right(letter) : E.left(notFound('letter'));
};

export const toActionEmail = ({ kind, email }: StoredActionEmail): ActionEmail => ({ kind, email });

const used = ({ code }: StoredActionEmail): ((state: MemoryState) => MemoryState) => removeDocuments('letters', (_, key) => key === code);

const withEmail = (account: StoredAccount, email: string): ((state: MemoryState) => MemoryState) =>
  putDocument('accounts', account.uid, { ...account, email, emailVerified: true });

const moveTo = (account: StoredAccount, letter: StoredActionEmail, recovery: string, now: number): StateEdit => (state) => {
  const other = findAccountByEmail(letter.email)(state);
  if (other !== undefined && other.uid !== account.uid) return E.left(conflict('account'));
  // Whoever had the address before can take it back.
  const recover = addActionEmail({ code: recovery, kind: 'recover-email', email: account.email, uid: account.uid, writtenAt: now });
  const moved = pipe(state, used(letter), withEmail(account, letter.email));
  return E.right(letter.kind === 'change-email' && account.email !== letter.email ? recover(moved) : moved);
};

/** Does what a letter asks. @param recovery the code of a letter to the address before, should one become due. */
export const applyActionCode =
  (code: string, recovery: string, now: number): StateEdit =>
  (state) =>
    pipe(
      findActionEmail(code, now)(state),
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
export const applyPasswordReset =
  (code: string, password: PasswordHash, now: number): StateEdit =>
  (state) =>
    pipe(
      findActionEmail(code, now)(state),
      E.flatMap((letter) => {
        const account = state.accounts.get(letter.uid);
        if (account === undefined || letter.kind !== 'reset-password') return E.left(notFound('letter'));
        // Who can read the letter has shown that the address is theirs.
        return E.right(pipe(state, used(letter), setPasswordHash({ ...account, emailVerified: true }, password, now), endSessionsOfUser(account.uid)));
      }),
    );
