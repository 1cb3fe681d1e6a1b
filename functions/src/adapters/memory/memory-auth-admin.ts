import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import { conflict, forbidden, notFound, unauthenticated } from '#domain/shared/failure';
import type { AuthAccount, Caller, AuthAdmin } from '#domain/users/auth-admin';
import { sessionCutoff } from '#domain/users/access/access-record';
import type { UserId } from '#domain/users/user-id';
import { tryRun, pathsBelow, commitChanges, type DocumentStore } from './document-store';

type Kept = AuthAccount & { readonly password: string; readonly validFrom: number };

const pathOf = (uid: UserId): string => `accounts/${uid}`;

const taken = TE.left(conflict('the e-mail address has an account'));

/** An identity service with nothing outside it. Its tokens are JSON of who bears them, in base 64. */
export const memoryAuthAdmin = (store: DocumentStore, now: () => number): AuthAdmin => {
  const kept = (uid: UserId): Kept | null => (store.docs.get(pathOf(uid)) as Kept | undefined) ?? null;
  const byEmail = (email: string): Kept | null =>
    pathsBelow(store, 'accounts/')
      .map((path) => store.docs.get(path) as Kept)
      .find((account) => account.email === email) ?? null;
  const asAccount = ({ uid, email, name, role, disabled }: Kept): AuthAccount => ({ uid, email, name, role, disabled });
  const edit =
    (uid: UserId, change: (was: Kept) => Kept): Answer<void> =>
    () => {
      const was = kept(uid);
      return (was === null ? TE.left(notFound('user')) : commitChanges(store, [[pathOf(uid), change(was)]]))();
    };
  return {
    verifyIdToken: (token) =>
      tryRun(() => {
        if (!token.startsWith('e')) return E.left(unauthenticated);
        const bearer = JSON.parse(Buffer.from(token, 'base64url').toString()) as Caller;
        const account = kept(bearer.uid);
        if (account === null || account.validFrom > bearer.authTime) return E.left(unauthenticated);
        return account.disabled ? E.left(forbidden('this account is disabled')) : E.right(bearer);
      }),
    getUser: (uid) => tryRun(() => E.right(O.map(asAccount)(O.fromNullable(kept(uid))))),
    getUserByEmail: (email) => tryRun(() => E.right(O.map(asAccount)(O.fromNullable(byEmail(email))))),
    createUser:
      (uid, { email, password, name }) =>
      () => {
        const account: Kept = { uid, email, name, role: null, disabled: false, password, validFrom: 0 };
        return (kept(uid) !== null || byEmail(email) !== null ? taken : commitChanges(store, [[pathOf(uid), account]]))();
      },
    updateUser: (uid, patch) => () => {
      const owner = patch.email === undefined ? null : byEmail(patch.email);
      return (owner !== null && owner.uid !== uid ? taken : edit(uid, (was) => ({ ...was, ...patch })))();
    },
    setRole: (uid, role) => edit(uid, (was) => ({ ...was, role })),
    endSessions: (uid) => edit(uid, (was) => ({ ...was, validFrom: sessionCutoff(now()) })),
    deleteUser: (uid) => commitChanges(store, [[pathOf(uid), null]]),
  };
};

/** A token that such identities take. */
export const tokenFor = (bearer: Caller): string => Buffer.from(JSON.stringify(bearer)).toString('base64url');
