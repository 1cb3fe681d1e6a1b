import * as E from 'fp-ts/Either';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { Answer } from '#domain/shared/answer';
import { selfMay, withDisabled, withRole } from '#domain/users/access/access-policy';
import { planInitialization } from '#domain/users/user-initialization';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import type { UserId } from '#domain/users/user-id';
import { firestoreUserAdmin } from '../../functions/src/adapters/firestore-user-admin';
import { DEMO_PASSWORD, PEOPLE, type Person } from './emulator-users';

/** When everything that is seeded began, in ms since 1970. */
const LONG_AGO = Date.UTC(2026, 0, 5);

const done = async <A>(asked: Answer<A>): Promise<A> => {
  const answer = await asked();
  if (E.isLeft(answer)) throw new Error(`Seeding was refused: ${JSON.stringify(answer.left)}`);
  return answer.right;
};

/** The account, and what a first sign-in and an admin's decisions would have made of it. */
const settle = async (app: App, members: UserAdminRepository, { uid, name, email, role, disabled }: Person): Promise<void> => {
  const auth = getAuth(app);
  await auth.createUser({ uid, email, emailVerified: true, password: DEMO_PASSWORD, displayName: name, disabled });
  await auth.setCustomUserClaims(uid, { role });
  const id = uid as UserId;
  await done(members.initialize(id, planInitialization({ uid: id, name, email, now: LONG_AGO })));
  if (role === 'admin') await done(members.updateAccess(id, id, selfMay(withRole('admin'))));
  if (disabled) await done(members.updateAccess(id, id, selfMay(withDisabled(LONG_AGO))));
};

/** Fills an empty project: a member, an admin and a disabled member, with what a first sign-in gives each of them, and no banner. */
export const seed = async (app: App): Promise<void> => {
  const store = getFirestore(app);
  const members = firestoreUserAdmin(store, () => LONG_AGO);
  await store.doc('stats/admins').set({ schemaVersion: 1, count: 0 });
  for (const person of PEOPLE) await settle(app, members, person);
  await store.doc('settings/banners').set({ schemaVersion: 1, content: [] });
};
