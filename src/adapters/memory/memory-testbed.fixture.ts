import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { ServerTestbed } from '#domain/users/contract/backend.contract';
import type { Role } from '#domain/users/role';
import type { UserId } from '#domain/users/user-id';
import type { StateStorage } from './storage/state-storage';
import { memoryAdminApi } from './admin/memory-admin-api';
import type { MemoryBackendDeps } from './memory-backend-deps';
import { memoryBackend } from './memory-backend';
import { memoryAccountApi } from './server/memory-account-api';
import { putDocument, type MemoryState } from './storage/state';

/** Sets a user's role or `disabled` flag in the account, the profile and the access record, as an admin's change does. */
export const withAdminChanges =
  (uid: UserId, change: { readonly role?: Role; readonly disabled?: boolean }) =>
  (state: MemoryState): MemoryState => {
    const [account, user, record] = [state.accounts.get(uid), state.users.get(uid), state.access.get(uid)];
    return pipe(
      state,
      (now) => (account === undefined ? now : putDocument('accounts', uid, { ...account, ...change })(now)),
      (now) => (user === undefined ? now : putDocument('users', uid, { ...user, ...change })(now)),
      putDocument('access', uid, { disabled: false, role: 'user', since: 0, ...record, ...change }),
    );
  };

/** Makes the user an admin and every other user a plain user. */
const withOnlyAdmin =
  (uid: UserId) =>
  (state: MemoryState): MemoryState =>
    [...state.access.keys()].reduce((now, key) => withAdminChanges(key as UserId, { role: key === uid ? 'admin' : 'user' })(now), state);

const ONE_SECOND_MS = 1000;

type TestbedOptions = Pick<MemoryBackendDeps, 'isKept'> & {
  readonly close?: () => Promise<void>; readonly next?: () => Promise<StateStorage>;
};

/** Creates a memory backend with the controls that its contracts need. @param next returns the storage of another browser. */
export const memoryTestbed = (
  storage: StateStorage,
  { close = () => Promise.resolve(), next: nextStorage = () => Promise.resolve(storage), isKept = false }: TestbedOptions = {},
): ServerTestbed => {
  let offsetMs = 0;
  const clockWithOffset = (millis: number) => ({ now: () => Date.now() + offsetMs + millis });
  const clock = clockWithOffset(0);
  const createBackend = (browser: string, browserStorage: StateStorage) =>
    memoryBackend({ storage: browserStorage, clock, browserId: browser, userAgent: '', hashRounds: 1, isKept });
  const change = async (edit: (state: MemoryState) => MemoryState): Promise<void> => {
    await storage.update((state) => E.right(edit(state)))();
  };
  const read = async (): Promise<MemoryState> => {
    const result = await storage.read();
    if (E.isLeft(result)) throw new Error('The state cannot be read.');
    return result.right;
  };
  return {
    ...createBackend('this', storage),
    adminApi: memoryAdminApi({ storage, clock, browserId: 'this', hashRounds: 1 }),
    openSecondBrowser: async () => createBackend(crypto.randomUUID(), await nextStorage()),
    setRole: (uid, role) => change(withAdminChanges(uid, { role })),
    disable: (uid) => change(withAdminChanges(uid, { disabled: true })),
    makeOnlyAdmin: (uid) => change(withOnlyAdmin(uid)),
    accountApiAfter: (millis) => Promise.resolve(memoryAccountApi({ storage, clock: clockWithOffset(millis), browserId: 'this' })),
    readActionEmails: async (email) => {
      const { actionEmails: emails } = await read();
      return [...emails.values()].filter((message) => message.email === email).sort((a, b) => b.writtenAt - a.writtenAt);
    },
    hasStoredAvatar: async (uid) => JSON.stringify([...(await read()).users].filter(([key]) => key === uid)).includes('data:image'),
    advanceClock: () => Promise.resolve(void (offsetMs += ONE_SECOND_MS)),
    close,
  };
};
