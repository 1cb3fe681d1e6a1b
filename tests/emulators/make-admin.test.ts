import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { promoteToAdmin } from '../../scripts/firebase/admin-promotion';
import { runCommand, type CommandEnd } from '../support/run-command';
import { empty } from './clear-emulators';
import { ADA, DORA, MAYA } from './emulator-users';
import { seed } from './seed-emulators';

/** A separate project, because all tests of a project share the number of admins. */
const PROJECT = 'demo-marquee-first-admin';
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const store = getFirestore(app);

/** Runs the script like npm in a folder whose `.env.deploy` names the project; no variable of the environment does. */
const makeAdmin = (email: string): CommandEnd => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-make-admin-'));
  writeFileSync(join(folder, '.env.deploy'), `VITE_FIREBASE_PROJECT=${PROJECT}\n`);
  const others = Object.entries(process.env).filter(
    ([name]) => !/^(GCLOUD_PROJECT|GOOGLE_CLOUD_PROJECT|VITE_FIREBASE_PROJECT)$/.test(name),
  );
  const end = runCommand('make-admin.ts', [email], { cwd: folder, env: Object.fromEntries(others) });
  rmSync(folder, { recursive: true });
  return end;
};

/** Returns the role in claim, access record and profile, and the number of admins; all four must agree. */
const stateOf = async (uid: string): Promise<unknown> => {
  const [account, access, profile, counter] = await Promise.all([
    getAuth(app).getUser(uid),
    store.doc(`access/${uid}`).get(),
    store.doc(`users/${uid}`).get(),
    store.doc('stats/admins').get(),
  ]);
  return {
    claim: account.customClaims?.['role'] as unknown, accessRecord: access.get('role') as unknown, profile: profile.get('role') as unknown,
    admins: counter.get('count') as unknown,
  };
};

beforeEach(async () => {
  await empty(PROJECT);
  await seed(app);
});
afterAll(() => deleteApp(app));

describe('make-admin', () => {
  it('reads the project from .env.deploy and prints the result', async () => {
    expect(makeAdmin(MAYA.email)).toEqual({ status: 0, text: expect.stringContaining(`${MAYA.email} is an admin now.`) as string });
    expect(await stateOf(MAYA.uid)).toMatchObject({ claim: 'admin', admins: 2 });
  });
});

describe('promoteToAdmin', () => {
  it('updates claim, access record, profile and the number of admins, and is idempotent', async () => {
    expect(await stateOf(MAYA.uid)).toEqual({ claim: 'user', accessRecord: 'user', profile: 'user', admins: 1 });
    for (let time = 0; time < 2; time += 1) {
      expect(await promoteToAdmin(app, MAYA.email)).toEqual(E.right(expect.stringContaining(`${MAYA.email} is an admin now.`)));
      expect(await stateOf(MAYA.uid)).toEqual({ claim: 'admin', accessRecord: 'admin', profile: 'admin', admins: 2 });
    }
  });

  it('repairs a missing claim after an interrupted run', async () => {
    await getAuth(app).setCustomUserClaims(ADA.uid, { role: 'user' });
    expect(E.isRight(await promoteToAdmin(app, ADA.email))).toBe(true);
    expect(await stateOf(ADA.uid)).toEqual({ claim: 'admin', accessRecord: 'admin', profile: 'admin', admins: 1 });
  });

  it('fails with a message for unknown, disabled and uninitialized users, and changes nothing', async () => {
    await getAuth(app).createUser({ uid: 'new', email: 'new@marquee.example', password: 'long enough' });
    const before = await stateOf(DORA.uid);
    const unknown = 'Nobody has an account with nobody@marquee.example: register in the app first.';
    expect(await promoteToAdmin(app, 'nobody@marquee.example')).toEqual(E.left(unknown));
    expect(await promoteToAdmin(app, DORA.email)).toEqual(E.left(`${DORA.email} is disabled: enable the account first.`));
    expect(await promoteToAdmin(app, 'new@marquee.example')).toEqual(E.left(expect.stringContaining('was never signed in to the app')));
    expect(await stateOf(DORA.uid)).toEqual(before);
  });
});
