import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { BackendUnderTest, BackendTestbed } from '#domain/users/contract/backend.contract';
import type { Role } from '#domain/users/role';
import type { UserId } from '#domain/users/user-id';
import type { StateStorage } from './storage/state-storage';
import { memoryBackend } from './memory-backend';
import { memoryAccountApi } from './memory-account-api';
import { putDocument, type MemoryState } from './storage/state';

/** The state after an admin changed somebody's role or disabled them. */
export const withAdminChanges =
  (uid: UserId, change: { readonly role?: Role; readonly disabled?: boolean }) =>
  (state: MemoryState): MemoryState => {
    const [account, user, marker] = [state.accounts.get(uid), state.users.get(uid), state.markers.get(uid)];
    return pipe(
      state,
      (now) => (account === undefined ? now : putDocument('accounts', uid, { ...account, ...change })(now)),
      (now) => (user === undefined ? now : putDocument('users', uid, { ...user, ...change })(now)),
      putDocument('markers', uid, { disabled: false, role: 'user', since: 0, ...marker, ...change }),
    );
  };

/** The state in which nobody else is an admin. */
const withOnlyAdmin =
  (uid: UserId) =>
  (state: MemoryState): MemoryState =>
    [...state.markers.keys()].reduce((now, key) => withAdminChanges(key as UserId, { role: key === uid ? 'admin' : 'user' })(now), state);

const A_SECOND_MS = 1000;

type Surroundings = { readonly close?: () => Promise<void>; readonly next?: () => Promise<StateStorage> };

/** A house over that ground as its contracts need it. @param next the ground of another browser. */
export const memoryTestbed = (ground: StateStorage, { close = () => Promise.resolve(), next = () => Promise.resolve(ground) }: Surroundings = {}): BackendTestbed => {
  let ahead = 0;
  const clockAhead = (millis: number) => ({ now: () => Date.now() + ahead + millis });
  const clock = clockAhead(0);
  const house = (browser: string, on: StateStorage): BackendUnderTest => memoryBackend({ storage: on, clock, browserId: browser, hashRounds: 1000 });
  const change = async (edit: (state: MemoryState) => MemoryState): Promise<void> => {
    await ground.update((state) => E.right(edit(state)))();
  };
  const read = async (): Promise<MemoryState> => {
    const answer = await ground.read();
    if (E.isLeft(answer)) throw new Error('The house cannot be read.');
    return answer.right;
  };
  return {
    ...house('this', ground),
    another: async () => house(crypto.randomUUID(), await next()),
    setRole: (uid, role) => change(withAdminChanges(uid, { role })),
    disable: (uid) => change(withAdminChanges(uid, { disabled: true })),
    makeOnlyAdmin: (uid) => change(withOnlyAdmin(uid)),
    membershipAfter: (millis) => Promise.resolve(memoryAccountApi({ storage: ground, clock: clockAhead(millis), browserId: 'this' })),
    readLetters: async (email) => {
      const { letters } = await read();
      return [...letters.values()].filter((letter) => letter.email === email).sort((one, other) => other.writtenAt - one.writtenAt);
    },
    isPictureKept: async (uid) => JSON.stringify([...(await read()).users].filter(([key]) => key === uid)).includes('data:image'),
    later: () => Promise.resolve(void (ahead += A_SECOND_MS)),
    close,
  };
};
