import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { promoteToAdmin } from '../../scripts/firebase/admin-promotion';
import { empty } from './clear-emulators';
import { ADA, DORA, MAYA } from './emulator-users';
import { seed } from './seed-emulators';

const root = join(import.meta.dirname, '../..');
/** A separate project, because all tests of a project share the number of admins. */
const PROJECT = 'demo-marquee-first-admin';
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const store = getFirestore(app);

type CommandResult = { readonly status: number | null; readonly output: string };

/** Runs the script like npm in a folder with this `.env.deploy`; no variable names the project. */
const makeAdminIn = (deploy: string | null, ...args: ReadonlyArray<string>): CommandResult => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-make-admin-'));
  if (deploy !== null) writeFileSync(join(folder, '.env.deploy'), deploy);
  const own = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(GCLOUD_PROJECT|GOOGLE_CLOUD_PROJECT|VITE_FIREBASE_PROJECT)$/.test(name)),
  );
  // GOOGLE_CLOUD_PROJECT of the machine has the lowest precedence.
  const env = deploy === null ? own : { ...own, GOOGLE_CLOUD_PROJECT: 'another-project' };
  const command = [
    join(root, 'node_modules/tsx/dist/cli.mjs'),
    '--tsconfig',
    join(root, 'tsconfig.json'),
    join(root, 'scripts/firebase/make-admin.ts'),
    ...args,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, output: (stdout + stderr).trim() };
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

const UNKNOWN = 'Nobody has an account with nobody@marquee.example: register in the app first.';

beforeEach(async () => {
  await empty(PROJECT);
  await seed(app);
});
afterAll(() => deleteApp(app));

describe('make-admin', () => {
  it('reads the project from .env.deploy, prints the result and fails with a message', async () => {
    expect(makeAdminIn(`VITE_FIREBASE_PROJECT=${PROJECT}\n`, MAYA.email)).toEqual({
      status: 0,
      output: expect.stringContaining(`${MAYA.email} is an admin now.`) as string,
    });
    expect(await stateOf(MAYA.uid)).toMatchObject({ claim: 'admin', admins: 2 });
    expect(makeAdminIn('VITE_FIREBASE_PROJECT=another-project\n', 'nobody@marquee.example', '--project', PROJECT)).toEqual({
      status: 1, output: UNKNOWN,
    });
    expect(makeAdminIn(null, ADA.email)).toEqual({
      status: 1,
      output: expect.stringMatching(/^Where\? Set VITE_FIREBASE_PROJECT in \.env\.deploy/) as string,
    });
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
    expect(await promoteToAdmin(app, 'nobody@marquee.example')).toEqual(E.left(UNKNOWN));
    expect(await promoteToAdmin(app, DORA.email)).toEqual(E.left(`${DORA.email} is disabled: enable the account first.`));
    expect(await promoteToAdmin(app, 'new@marquee.example')).toEqual(E.left(expect.stringContaining('was never signed in to the app')));
    expect(await stateOf(DORA.uid)).toEqual(before);
  });
});
