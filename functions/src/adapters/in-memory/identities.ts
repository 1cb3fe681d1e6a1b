import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '../../../../src/domain/answer';
import { conflict, notAllowed, notFound, unauthenticated } from '../../../../src/domain/failure';
import type { Account, Bearer, Identities } from '../../../../src/domain/user/identities';
import { endingAt } from '../../../../src/domain/user/standing';
import type { UserId } from '../../../../src/domain/user/user-id';
import { doing, pathsBelow, writing, type Store } from './store';

type Kept = Account & { readonly password: string; readonly validFrom: number };

const pathOf = (uid: UserId): string => `accounts/${uid}`;

const taken = TE.left(conflict('the e-mail address has an account'));

/** An identity service with nothing outside it. Its tokens are JSON of who bears them, in base 64. */
export const inMemoryIdentities = (store: Store, now: () => number): Identities => {
  const kept = (uid: UserId): Kept | null => (store.docs.get(pathOf(uid)) as Kept | undefined) ?? null;
  const byEmail = (email: string): Kept | null =>
    pathsBelow(store, 'accounts/')
      .map((path) => store.docs.get(path) as Kept)
      .find((account) => account.email === email) ?? null;
  const asAccount = ({ uid, email, name, role, disabled }: Kept): Account => ({ uid, email, name, role, disabled });
  const edit =
    (uid: UserId, change: (was: Kept) => Kept): Answer<void> =>
    () => {
      const was = kept(uid);
      return (was === null ? TE.left(notFound('user')) : writing(store, [[pathOf(uid), change(was)]]))();
    };
  return {
    verify: (token) =>
      doing(() => {
        if (!token.startsWith('e')) return E.left(unauthenticated);
        const bearer = JSON.parse(Buffer.from(token, 'base64url').toString()) as Bearer;
        const account = kept(bearer.uid);
        if (account === null || account.validFrom > bearer.authTime) return E.left(unauthenticated);
        return account.disabled ? E.left(notAllowed('this account is disabled')) : E.right(bearer);
      }),
    find: (uid) => doing(() => E.right(O.map(asAccount)(O.fromNullable(kept(uid))))),
    findByEmail: (email) => doing(() => E.right(O.map(asAccount)(O.fromNullable(byEmail(email))))),
    open:
      (uid, { email, password, name }) =>
      () => {
        const account: Kept = { uid, email, name, role: null, disabled: false, password, validFrom: 0 };
        return (kept(uid) !== null || byEmail(email) !== null ? taken : writing(store, [[pathOf(uid), account]]))();
      },
    change: (uid, patch) => () => {
      const owner = patch.email === undefined ? null : byEmail(patch.email);
      return (owner !== null && owner.uid !== uid ? taken : edit(uid, (was) => ({ ...was, ...patch })))();
    },
    setRole: (uid, role) => edit(uid, (was) => ({ ...was, role })),
    endSessions: (uid) => edit(uid, (was) => ({ ...was, validFrom: endingAt(now()) })),
    close: (uid) => writing(store, [[pathOf(uid), null]]),
  };
};

/** A token that such identities take. */
export const tokenFor = (bearer: Bearer): string => Buffer.from(JSON.stringify(bearer)).toString('base64url');
