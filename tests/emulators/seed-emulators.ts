import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { selfAccessPolicy, withDisabled, withRole } from '#domain/users/access/access-policy';
import { initializationPlanner } from '#domain/users/user-initialization';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import type { UserId } from '#domain/users/user-id';
import { firestoreUserAdmin } from '../../functions/src/adapters/firestore-user-admin';
import { DEMO_PASSWORD, PEOPLE, type Person } from './emulator-users';

/** Time of all seeded documents in ms since 1970. */
const SEED_TIME = Date.UTC(2026, 0, 5);

/** Creates the account with the documents of a first sign-in and of an admin's changes. */
const seedUser = async (app: App, members: UserAdminRepository, { uid, name, email, role, disabled }: Person): Promise<void> => {
  const auth = getAuth(app);
  await auth.createUser({ uid, email, emailVerified: true, password: DEMO_PASSWORD, displayName: name, disabled });
  await auth.setCustomUserClaims(uid, { role });
  const id = uid as UserId;
  await expectRight(members.initialize(id, initializationPlanner({ uid: id, name, email, now: SEED_TIME })));
  if (role === 'admin') await expectRight(members.updateAccess(id, id, selfAccessPolicy(withRole('admin'))));
  if (disabled) await expectRight(members.updateAccess(id, id, selfAccessPolicy(withDisabled(SEED_TIME))));
};

/** Fills an empty project with a member, an admin and a disabled member, each with the documents of a first sign-in, and with no banner. */
export const seed = async (app: App): Promise<void> => {
  const store = getFirestore(app);
  const members = firestoreUserAdmin(store, () => SEED_TIME);
  await store.doc('stats/admins').set({ schemaVersion: 1, count: 0 });
  for (const user of PEOPLE) await seedUser(app, members, user);
  await store.doc('settings/banners').set({ schemaVersion: 1, content: [] });
};
