import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { forbidden, unauthenticated } from '#domain/shared/failure';
import { selfMay, withDeletionStarted, type PolicyContext } from '#domain/users/access/access-policy';
import { normalizeEmail } from '#domain/users/email';
import type { AccountApi } from '#domain/users/account-api';
import { DEFAULT_LISTS, newUser } from '#domain/users/new-user';
import { isActiveAdmin, type ServerAccessRecord } from '#domain/users/access/access-record';
import type { ListEntry, User } from '#domain/users/user';
import { removeAccountData, activeAccount } from './auth/account-edits';
import type { MemoryBackendDeps } from './memory-backend-deps';
import { randomHex } from './auth/password-hash';
import { putDocument, type StoredAccount, type MemoryState } from './storage/state';

const RECENT_MS = 5 * 60_000;

const withDefaults = (lists: ReadonlyArray<ListEntry>): ReadonlyArray<ListEntry> => [
  ...lists,
  ...DEFAULT_LISTS.filter((name) => !lists.some(({ listName }) => listName === name)).map((listName) => ({ listName, listID: randomHex(10) })),
];

/** Creates the documents of the account that are missing: role, profile, default lists, access record. Keeps the existing ones. */
const withMissingDocuments = (state: MemoryState, account: StoredAccount, name: string | null, now: number): MemoryState => {
  const { uid, email } = account;
  const role = account.role ?? 'user';
  const user = state.users.get(uid) ?? { ...newUser({ name: name ?? account.name, email }, [], now), role };
  const profile: User = { ...user, email, emailKey: normalizeEmail(email), lists: withDefaults(user.lists) };
  return pipe(
    state,
    putDocument('accounts', uid, { ...account, role }),
    putDocument('users', uid, profile),
    putDocument('access', uid, state.access.get(uid) ?? { disabled: account.disabled, role, since: 0 }),
  );
};

/** Returns the input of the access policy for changes to the own account. `deleting` is always false: deletion takes one step here. */
const toPolicyContext = (state: MemoryState, uid: string): PolicyContext => {
  const records = new Map([...state.access].map(([key, record]): readonly [string, ServerAccessRecord] => [key, { ...record, deleting: false }]));
  const own = records.get(uid) ?? null;
  return { caller: own, target: own, adminCount: [...records.values()].filter(isActiveAdmin).length };
};

/** Account API that applies the server's rules in the browser. */
export const memoryAccountApi = ({ storage, clock, browserId }: MemoryBackendDeps): AccountApi => ({
  initializeUser: (name) =>
    storage.update((state) =>
      pipe(
        activeAccount(browserId, state),
        // The profile gets the session's e-mail address, like every other copy.
        E.map((account) => withMissingDocuments(state, account, name, clock.now())),
      ),
    ),
  endOtherSessions: storage.update((state) =>
    pipe(
      activeAccount(browserId, state),
      E.map((account) => {
        const since = clock.now();
        const record = state.access.get(account.uid) ?? { disabled: false, role: account.role ?? 'user' };
        return pipe(state, putDocument('accounts', account.uid, { ...account, validSince: since }), putDocument('access', account.uid, { ...record, since }));
      }),
    ),
  ),
  deleteMyAccount: storage.update((state) => {
    const token = state.sessions.get(browserId);
    if (token === undefined || E.isLeft(activeAccount(browserId, state))) return E.left(unauthenticated);
    if (clock.now() - token.authTime > RECENT_MS) return E.left(forbidden('delete-account'));
    return pipe(
      selfMay(withDeletionStarted(clock.now()))(toPolicyContext(state, token.uid)),
      E.map(() => removeAccountData(token.uid)(state)),
    );
  }),
});
