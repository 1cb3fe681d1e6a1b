import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { BrowserHouse, WholeHouse } from '#domain/user/house.contract';
import type { Role } from '#domain/user/role';
import type { UserId } from '#domain/user/user-id';
import type { Ground } from './ground';
import { inMemoryHouse } from './house';
import { inMemoryMembership } from './membership';
import { put, type State } from './state';

/** The state after an admin changed somebody's role or disabled them. */
export const governed =
  (uid: UserId, change: { readonly role?: Role; readonly disabled?: boolean }) =>
  (state: State): State => {
    const [account, user, marker] = [state.accounts.get(uid), state.users.get(uid), state.markers.get(uid)];
    return pipe(
      state,
      (now) => (account === undefined ? now : put('accounts', uid, { ...account, ...change })(now)),
      (now) => (user === undefined ? now : put('users', uid, { ...user, ...change })(now)),
      put('markers', uid, { disabled: false, role: 'user', since: 0, ...marker, ...change }),
    );
  };

/** The state in which nobody else is an admin. */
const withOnlyAdmin =
  (uid: UserId) =>
  (state: State): State =>
    [...state.markers.keys()].reduce((now, key) => governed(key as UserId, { role: key === uid ? 'admin' : 'user' })(now), state);

const A_SECOND_MS = 1000;

type Surroundings = { readonly close?: () => Promise<void>; readonly next?: () => Promise<Ground> };

/** A house over that ground as its contracts need it. @param next the ground of another browser. */
export const wholeHouse = (ground: Ground, { close = () => Promise.resolve(), next = () => Promise.resolve(ground) }: Surroundings = {}): WholeHouse => {
  let ahead = 0;
  const clockAhead = (millis: number) => ({ now: () => Date.now() + ahead + millis });
  const clock = clockAhead(0);
  const house = (browser: string, on: Ground): BrowserHouse => inMemoryHouse({ ground: on, clock, browser, rounds: 1000 });
  const change = async (edit: (state: State) => State): Promise<void> => {
    await ground.change((state) => E.right(edit(state)))();
  };
  const read = async (): Promise<State> => {
    const answer = await ground.read();
    if (E.isLeft(answer)) throw new Error('The house cannot be read.');
    return answer.right;
  };
  return {
    ...house('this', ground),
    another: async () => house(crypto.randomUUID(), await next()),
    setRole: (uid, role) => change(governed(uid, { role })),
    disable: (uid) => change(governed(uid, { disabled: true })),
    makeOnlyAdmin: (uid) => change(withOnlyAdmin(uid)),
    membershipAfter: (millis) => Promise.resolve(inMemoryMembership({ ground, clock: clockAhead(millis), browser: 'this' })),
    readLetters: async (email) => {
      const { letters } = await read();
      return [...letters.values()].filter((letter) => letter.email === email).sort((one, other) => other.writtenAt - one.writtenAt);
    },
    isPictureKept: async (uid) => JSON.stringify([...(await read()).users].filter(([key]) => key === uid)).includes('data:image'),
    later: () => Promise.resolve(void (ahead += A_SECOND_MS)),
    close,
  };
};
