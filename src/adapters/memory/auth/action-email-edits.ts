import * as E from 'fp-ts/Either';
import { flow, pipe } from 'fp-ts/function';
import { conflict, invalid, notFound, type Failure } from '#domain/shared/failure';
import type { ActionEmail, ActionMode } from '#domain/users/auth-service';
import { findAccountByEmail, endSessionsOfUser, setPasswordHash } from './account-edits';
import {
  removeDocuments, putDocument, type StoredAccount, type StateEdit, type PasswordHash, type MemoryState, type StoredActionEmail,
} from '#adapters/memory/storage/state';

const HOUR = 3_600_000;
/** Validity of an action e-mail, in ms; short for password resets, because their code sets a new password. */
const VALIDITY_MS: Readonly<Record<ActionMode, number>> = {
  'reset-password': HOUR, 'verify-email': 72 * HOUR, 'change-email': 72 * HOUR, 'recover-email': 720 * HOUR,
};

export const isExpired = ({ kind, writtenAt }: StoredActionEmail, now: number): boolean => writtenAt + VALIDITY_MS[kind] <= now;

/** Adds an action e-mail; replaces an earlier one of the same kind for the same user and removes expired ones. */
export const addActionEmail = (message: StoredActionEmail): ((state: MemoryState) => MemoryState) =>
  flow(
    removeDocuments(
      'actionEmails',
      (other) => (other.uid === message.uid && other.kind === message.kind) || isExpired(other, message.writtenAt),
    ),
    putDocument('actionEmails', message.code, message),
  );

/** Returns the action e-mail with the code; `not-found` when the code is unknown or expired or the account is deleted. */
export const findActionEmail = (code: string, now: number) => (state: MemoryState): E.Either<Failure, StoredActionEmail> => {
  const message = state.actionEmails.get(code);
  return message !== undefined && !isExpired(message, now) && state.accounts.has(message.uid) ? E.right(message) : E.left(notFound('link'));
};

export const toActionEmail = ({ kind, email }: StoredActionEmail): ActionEmail => ({ kind, email });

const removeUsed = ({ code }: StoredActionEmail): ((state: MemoryState) => MemoryState) =>
  removeDocuments('actionEmails', (_, key) => key === code);

const withEmail = (account: StoredAccount, email: string): ((state: MemoryState) => MemoryState) =>
  putDocument('accounts', account.uid, { ...account, email, emailVerified: true });

const changeAddress = (account: StoredAccount, message: StoredActionEmail, recovery: string, now: number): StateEdit => (state) => {
  const other = findAccountByEmail(message.email)(state);
  if (other !== undefined && other.uid !== account.uid) return E.left(conflict('account'));
  // The owner of the previous address can restore it.
  const addRecovery = addActionEmail({ code: recovery, kind: 'recover-email', email: account.email, uid: account.uid, writtenAt: now });
  const changed = pipe(state, removeUsed(message), withEmail(account, message.email));
  return E.right(message.kind === 'change-email' && account.email !== message.email ? addRecovery(changed) : changed);
};

/**
 * Applies the action of the e-mail with the code.
 * @param recovery code for the e-mail to the previous address, if the action changes the address.
 */
export const applyActionCode =
  (code: string, recovery: string, now: number): StateEdit =>
  (state) =>
    pipe(
      findActionEmail(code, now)(state),
      E.flatMap((message) => {
        const account = state.accounts.get(message.uid);
        if (account === undefined) return E.left(notFound('link'));
        if (message.kind === 'reset-password') return E.left(invalid('code', 'needs-a-password'));
        if (message.kind !== 'verify-email') return changeAddress(account, message, recovery, now)(state);
        // After another change of address, the e-mail no longer verifies the current one.
        return account.email === message.email
          ? E.right(pipe(state, removeUsed(message), withEmail(account, message.email)))
          : E.left(notFound('link'));
      }),
    );

/** Sets a new password by a reset code and ends all sessions of the user. */
export const applyPasswordReset =
  (code: string, password: PasswordHash, now: number): StateEdit =>
  (state) =>
    pipe(
      findActionEmail(code, now)(state),
      E.flatMap((message) => {
        const account = state.accounts.get(message.uid);
        if (account === undefined || message.kind !== 'reset-password') return E.left(notFound('link'));
        // Receiving the e-mail proves ownership of the address.
        return E.right(
          pipe(
            state,
            removeUsed(message),
            setPasswordHash({ ...account, emailVerified: true }, password, now),
            endSessionsOfUser(account.uid),
          ),
        );
      }),
    );
