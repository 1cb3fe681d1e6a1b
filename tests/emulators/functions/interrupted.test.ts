import * as E from 'fp-ts/Either';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import type { Caller } from '#domain/users/auth-admin';
import { aUserId } from '#domain/users/user.fixture';
import { createUser } from '../../../functions/src/handlers/create-user';
import { deleteMyAccount, deleteUser } from '../../../functions/src/handlers/delete-user';
import { endOtherSessions } from '../../../functions/src/handlers/end-other-sessions';
import { initializeUser } from '../../../functions/src/handlers/initialize-user';
import { setUserRole } from '../../../functions/src/handlers/set-user-role';
import { updateUser } from '../../../functions/src/handlers/update-user';
import type { UpdateUserPayload } from '../../../functions/src/http/payloads';
import type { ServerDeps } from '../../../functions/src/server-deps';
import { breaking, crash } from './interrupted-store';
import { auth, eventually, createTestUser, store, unique, warmUp, type TestUser } from './functions-testbed';
import { endOf, furnish, NEW_PASSWORD } from './known-users';

const bearerOf = ({ uid }: Pick<TestUser, 'uid'>): Caller => ({ uid: aUserId(uid), role: 'admin', authTime: Date.now() });
const fields = { email: undefined, password: undefined, displayName: undefined, phoneNumber: undefined, photoURL: undefined, disabled: undefined };

let ada: Caller;
beforeAll(async () => {
  await warmUp();
  // Counted anew at the next decision: what is there may have been written for another test.
  await store.doc('stats/admins').delete();
  ada = bearerOf(await createTestUser('admin'));
});

type Wish = { readonly ask: (world: ServerDeps) => Answer<unknown>; readonly uid: () => Promise<string> };

/** Something that is done to or by somebody. */
const about =
  (who: () => Promise<Pick<TestUser, 'uid'>>, ask: (world: ServerDeps, uid: Caller['uid']) => Answer<unknown>) =>
  async (): Promise<Wish> => {
    const { uid } = await who();
    return { ask: (world) => ask(world, aUserId(uid)), uid: () => Promise.resolve(uid) };
  };
const correcting = (change: (uid: string) => Partial<UpdateUserPayload>) =>
  about(() => createTestUser(), (world, uid) => updateUser(world, { ...fields, ...change(uid), uid }, ada));

const maya = () => createTestUser();
const bert = () => createTestUser('admin');
const withEverything = (who: () => Promise<TestUser>) => async () => furnish(await who());

/** Each sets out anew, with somebody whom nobody knows yet. */
const wishes: Readonly<Record<string, () => Promise<Wish>>> = {
  'a first sign-in': about(() => createTestUser('new'), (world, uid) => initializeUser(world, uid, 'Nell')),
  'a new account': () => {
    const email = `${unique('made')}@marquee.example`;
    const account = { ...fields, email, password: NEW_PASSWORD, displayName: 'Made' };
    return Promise.resolve({ ask: (world) => createUser(world, account), uid: async () => (await auth.getUserByEmail(email)).uid });
  },
  'a correction': correcting((uid) => ({ email: `may-${uid}@marquee.example`, displayName: 'May', phoneNumber: '+49 30 123', photoURL: null })),
  'a new password': correcting(() => ({ password: NEW_PASSWORD })),
  'a disabled account': correcting(() => ({ disabled: true })),
  'a new admin': about(maya, (world, uid) => setUserRole(world, uid, 'admin', ada)),
  'one admin less': about(bert, (world, uid) => setUserRole(world, uid, 'user', ada)),
  'ended sessions': about(maya, (world, uid) => endOtherSessions(world, bearerOf({ uid }))),
  'a deleted account': about(withEverything(maya), (world, uid) => deleteUser(world, uid, ada)),
  'a deleted admin': about(bert, (world, uid) => deleteUser(world, uid, ada)),
  'an account that its owner deletes': about(withEverything(maya), (world, uid) => deleteMyAccount(world, bearerOf({ uid }))),
};

const MOMENTS = ['before', 'after'] as const;

describe.each(Object.entries(wishes))('%s, interrupted at any write', (_, setOut) => {
  it('comes to the same when it is done again', async () => {
    const calm = await setOut();
    const counting = breaking(0, 'before');
    expect(E.isRight(await calm.ask(counting.world)())).toBe(true);
    const wanted = await endOf(await calm.uid());
    const writes = counting.writes();
    expect(writes).toBeGreaterThan(1);
    const rounds = Array.from({ length: writes }, (__, write) => MOMENTS.map((moment) => ({ write: write + 1, moment }))).flat();
    const ended: Array<() => Promise<void>> = [];
    for (const { write, moment } of rounds) {
      const wish = await setOut();
      expect([write, moment, await wish.ask(breaking(write, moment).world)()]).toEqual([write, moment, await crash()]);
      const again = await wish.ask(breaking(0, 'before').world)();
      // Where only the answer was lost, all is done already: nobody is left to remove, and the address has its account.
      if (E.isLeft(again)) expect(['not-found', 'conflict']).toContain(again.left._tag);
      const who = await wish.uid();
      ended.push(() => eventually(async () => (await endOf(who)) === wanted, `write ${write} ${moment}: ${wanted}`));
    }
    // Looked at after the last, all at once, because a trigger may still have something to finish.
    await Promise.all(ended.map((look) => look()));
  });
});
