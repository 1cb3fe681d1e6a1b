import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { conflict, notAllowed, notFound, unauthenticated } from '../../../../src/domain/failure';
import type { Account, Bearer, Identities } from '../../../../src/domain/user/identities';
import { endingAt } from '../../../../src/domain/user/standing';
import type { UserId } from '../../../../src/domain/user/user-id';
import { doing, pathsBelow, type Store } from './store';

type Kept = Account & { readonly password: string; readonly validFrom: number };

const pathOf = (uid: UserId): string => `accounts/${uid}`;

/** An identity service with nothing outside it. Its tokens are JSON of who bears them, in base 64. */
export const inMemoryIdentities = (store: Store, now: () => number): Identities => {
  const kept = (uid: UserId): Kept | null => (store.docs.get(pathOf(uid)) as Kept | undefined) ?? null;
  const byEmail = (email: string): Kept | null =>
    pathsBelow(store, 'accounts/').map((path) => store.docs.get(path) as Kept).find((account) => account.email === email) ?? null;
  const asAccount = ({ uid, email, name, role, disabled }: Kept): Account => ({ uid, email, name, role, disabled });
  const edit = (uid: UserId, change: (was: Kept) => Kept): E.Either<ReturnType<typeof notFound>, void> => {
    const was = kept(uid);
    return was === null ? E.left(notFound('user')) : E.right(store.commit([[pathOf(uid), change(was)]]));
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
    open: (uid, { email, password, name }) =>
      doing(() =>
        kept(uid) !== null || byEmail(email) !== null
          ? E.left(conflict('the e-mail address has an account'))
          : E.right(store.commit([[pathOf(uid), { uid, email, name, role: null, disabled: false, password, validFrom: 0 } satisfies Kept]])),
      ),
    change: (uid, patch) =>
      doing(() => {
        const owner = patch.email === undefined ? null : byEmail(patch.email);
        return owner !== null && owner.uid !== uid ? E.left(conflict('the e-mail address has an account')) : edit(uid, (was) => ({ ...was, ...patch }));
      }),
    setRole: (uid, role) => doing(() => edit(uid, (was) => ({ ...was, role }))),
    endSessions: (uid) => doing(() => edit(uid, (was) => ({ ...was, validFrom: endingAt(now()) }))),
    close: (uid) => doing(() => E.right(store.commit([[pathOf(uid), null]]))),
  };
};

/** A token that such identities take. */
export const tokenFor = (bearer: Bearer): string => Buffer.from(JSON.stringify(bearer)).toString('base64url');
