import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#domain/answer';
import { unexpected } from '#domain/failure';
import type { Bearer } from '#domain/user/identities';
import { aUserId } from '#domain/user/user.fixture';
import { firebaseWorld } from '../../../functions/src/firebase-world';
import { createUser } from '../../../functions/src/handlers/create-user';
import { deleteUser } from '../../../functions/src/handlers/delete-user';
import { initializeUser } from '../../../functions/src/handlers/initialize-user';
import { setUserRole } from '../../../functions/src/handlers/set-user-role';
import { updateUser } from '../../../functions/src/handlers/update-user';
import type { World } from '../../../functions/src/world';
import { auth, BUCKET, eventually, pathsOf, somebody, store, unique, warmUp, type Somebody } from './house';

beforeAll(warmUp);

const crash = TE.left(unexpected('crash'));

/** The real world, which breaks down at its n-th write: either before it is made, or after it with the answer lost. */
const breaking = (at: number, moment: 'before' | 'after'): { readonly world: World; readonly writes: () => number } => {
  const world = firebaseWorld(BUCKET);
  let writes = 0;
  const counted =
    <A>(write: Answer<A>): Answer<A> =>
    async () => {
      writes += 1;
      if (writes !== at) return write();
      if (moment === 'after') await write();
      return crash();
    };
  const { identities, members, avatars, limits } = world;
  return {
    writes: () => writes,
    world: {
      ...world,
      identities: {
        ...identities,
        open: (uid, account) => counted(identities.open(uid, account)),
        change: (uid, patch) => counted(identities.change(uid, patch)),
        setRole: (uid, role) => counted(identities.setRole(uid, role)),
        endSessions: (uid) => counted(identities.endSessions(uid)),
        close: (uid) => counted(identities.close(uid)),
      },
      members: {
        ...members,
        decide: (by, of, decision) => counted(members.decide(by, of, decision)),
        establish: (uid, plan) => counted(members.establish(uid, plan)),
        clear: (uid) => counted(members.clear(uid)),
        forget: (uid) => counted(members.forget(uid)),
      },
      avatars: { remove: (uid) => counted(avatars.remove(uid)) },
      limits: { ...limits, forget: (key) => counted(limits.forget(key)) },
    },
  };
};

const bearerOf = ({ uid }: Somebody): Bearer => ({ uid: aUserId(uid), role: 'admin', authTime: Date.now() });
const fields = { email: undefined, password: undefined, displayName: undefined, phoneNumber: undefined, photoURL: undefined, disabled: undefined };

/** What is known of somebody in the end, in words that are the same for everybody. */
const endOf = async (uid: string): Promise<string> => {
  const account = await auth.getUser(uid).catch(() => null);
  const [marker, profile, paths] = await Promise.all([store.doc(`access/${uid}`).get(), store.doc(`users/${uid}`).get(), pathsOf(uid)]);
  const told = {
    account: account === null ? null : { claims: account.customClaims ?? null, disabled: account.disabled, name: account.displayName },
    marker: marker.exists ? { role: marker.get('role') as unknown, disabled: marker.get('disabled') as unknown } : null,
    profile: profile.exists
      ? { name: profile.get('name') as unknown, role: profile.get('role') as unknown, disabled: profile.get('disabled') as unknown }
      : null,
    paths,
  };
  return JSON.stringify(told).replaceAll(uid, 'UID');
};

type Wish = { readonly ask: (world: World) => Answer<unknown>; readonly uid: () => Promise<string> };

const here = (who: Somebody) => () => Promise.resolve(who.uid);

/** Each sets out anew, with people whom nobody knows yet. */
const wishes: Readonly<Record<string, () => Promise<Wish>>> = {
  'a first sign-in': async () => {
    const nell = await somebody('new');
    return { ask: (world) => initializeUser(world, aUserId(nell.uid), 'Nell'), uid: here(nell) };
  },
  'a new account': () => {
    const email = `${unique('made')}@marquee.example`;
    const account = { ...fields, email, password: 'nine letters', displayName: 'Made' };
    return Promise.resolve({ ask: (world) => createUser(world, account), uid: async () => (await auth.getUserByEmail(email)).uid });
  },
  'a disabled account': async () => {
    const [ada, maya] = [await somebody('admin'), await somebody()];
    return { ask: (world) => updateUser(world, { ...fields, uid: aUserId(maya.uid), disabled: true }, bearerOf(ada)), uid: here(maya) };
  },
  'a new admin': async () => {
    const [ada, maya] = [await somebody('admin'), await somebody()];
    return { ask: (world) => setUserRole(world, aUserId(maya.uid), 'admin', bearerOf(ada)), uid: here(maya) };
  },
  'a deleted account': async () => {
    const [ada, maya] = [await somebody('admin'), await somebody()];
    return { ask: (world) => deleteUser(world, aUserId(maya.uid), bearerOf(ada)), uid: here(maya) };
  },
};

describe.each(Object.entries(wishes))('%s, interrupted at any write', (_, setOut) => {
  it('comes to the same when it is done again', { timeout: 120_000 }, async () => {
    const calm = await setOut();
    const counting = breaking(0, 'before');
    expect(E.isRight(await calm.ask(counting.world)())).toBe(true);
    const uid = await calm.uid().catch(() => 'gone');
    const wanted = await endOf(uid);
    const writes = counting.writes();
    expect(writes).toBeGreaterThan(1);
    for (let write = 1; write <= writes; write += 1) {
      for (const moment of ['before', 'after'] as const) {
        const wish = await setOut();
        expect([write, moment, await wish.ask(breaking(write, moment).world)()]).toEqual([write, moment, await crash()]);
        const again = await wish.ask(breaking(0, 'before').world)();
        // Where only the answer was lost, all is done already: nobody is left to remove, and the address has its account.
        if (E.isLeft(again)) expect(['not-found', 'conflict']).toContain(again.left._tag);
        const who = await wish.uid();
        await eventually(async () => (await endOf(who)) === wanted, `write ${write} ${moment}: ${wanted}`);
      }
    }
  });
});
