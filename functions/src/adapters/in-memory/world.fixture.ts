import type { Bearer } from '../../../../src/domain/user/identities';
import type { Role } from '../../../../src/domain/user/role';
import { newcomer } from '../../../../src/domain/user/standing';
import { aUserId } from '../../../../src/domain/user/user.fixture';
import { initializeUser } from '../../handlers/initialize-user';
import { madeId } from '../../handlers/create-user';
import type { World } from '../../world';
import { inMemoryAudit } from './audit';
import { inMemoryIdentities } from './identities';
import { inMemoryLimits } from './limits';
import { inMemoryMembers } from './members';
import { memoryStore, writing, type Interruption, type Store } from './store';

/** The instant of every fixture. */
export const NOON = Date.UTC(2026, 10, 20, 12);

export type Place = { readonly world: World; readonly store: Store; readonly clock: { time: number } };

/** A server with nothing outside it. @param interruption stands in for crashes. */
export const aPlace = (interruption?: Interruption): Place => {
  const store = memoryStore(interruption);
  const clock = { time: NOON };
  const now = (): number => clock.time;
  let messages = 0;
  const world: World = {
    identities: inMemoryIdentities(store, now),
    members: inMemoryMembers(store, now),
    avatars: { remove: (uid) => writing(store, [[`avatars/${uid}`, null]]) },
    feedback: { send: (feedback) => writing(store, [[`feedback/${(messages += 1)}`, feedback]]) },
    audit: inMemoryAudit(store),
    limits: inMemoryLimits(),
    reads: inMemoryLimits(),
    clock: { now },
    newUserId: () => madeId('one'),
  };
  return { world, store, clock };
};

export const bearerOf = (uid: string, role: Role = 'user', authTime = NOON): Bearer => ({ uid: aUserId(uid), role, authTime });

/** Moves somebody in: account, profile, lists, marker and claim agree. */
export const settle = async ({ world, store }: Place, uid: string, role: Role = 'user'): Promise<Bearer> => {
  const id = aUserId(uid);
  await world.identities.open(id, { email: `${uid}@marquee.example`, password: 'eight letters', name: uid })();
  if (role === 'admin') {
    store.docs.set(`access/${uid}`, { ...newcomer, role });
    store.docs.set('stats/admins', { schemaVersion: 1, count: ((store.docs.get('stats/admins') as { count: number } | undefined)?.count ?? 0) + 1 });
  }
  await initializeUser(world, id, uid)();
  return bearerOf(uid, role);
};
