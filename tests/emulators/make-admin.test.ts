import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { empty } from './clear-emulators';
import { ADA, DORA, MAYA } from './emulator-users';
import { seed } from './seed-emulators';

const root = join(import.meta.dirname, '../..');
/** A separate project, because all tests of a project share the number of admins. */
const PROJECT = 'demo-marquee-first-admin';
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const store = getFirestore(app);

type CommandResult = { readonly status: number | null; readonly output: string };

const run = (args: ReadonlyArray<string>, cwd: string, env: NodeJS.ProcessEnv): CommandResult => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), '--tsconfig', join(root, 'tsconfig.json'), join(root, 'scripts/firebase/make-admin.ts'), ...args], { cwd, env, encoding: 'utf8' });
  return { status, output: (stdout + stderr).trim() };
};

const makeAdmin = (email: string): CommandResult => run([email, '--project', PROJECT], root, process.env);

/** Runs the script like npm in a folder with this `.env.deploy`; no variable names the project. */
const makeAdminIn = (deploy: string | null, email: string): CommandResult => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-make-admin-'));
  if (deploy !== null) writeFileSync(join(folder, '.env.deploy'), deploy);
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(GCLOUD_PROJECT|GOOGLE_CLOUD_PROJECT|VITE_FIREBASE_PROJECT)$/.test(name)));
  // GOOGLE_CLOUD_PROJECT of the machine has the lowest precedence.
  const env = deploy === null ? own : { ...own, GOOGLE_CLOUD_PROJECT: 'another-project' };
  const result = run([email], folder, env);
  rmSync(folder, { recursive: true });
  return result;
};

/** Returns the role in claim, access record and profile, and the number of admins; all four must agree. */
const stateOf = async (uid: string): Promise<unknown> => {
  const [account, access, profile, counter] = await Promise.all([getAuth(app).getUser(uid), store.doc(`access/${uid}`).get(), store.doc(`users/${uid}`).get(), store.doc('stats/admins').get()]);
  return { claim: account.customClaims?.['role'] as unknown, accessRecord: access.get('role') as unknown, profile: profile.get('role') as unknown, admins: counter.get('count') as unknown };
};

describe('make-admin', () => {
  beforeEach(async () => {
    await empty(PROJECT);
    await seed(app);
  });
  afterAll(() => deleteApp(app));

  it('updates claim, access record, profile and the number of admins, and is idempotent', async () => {
    expect(await stateOf(MAYA.uid)).toEqual({ claim: 'user', accessRecord: 'user', profile: 'user', admins: 1 });
    for (let time = 0; time < 2; time += 1) {
      expect(makeAdmin(MAYA.email)).toEqual({ status: 0, output: expect.stringContaining(`${MAYA.email} is an admin now.`) as string });
      expect(await stateOf(MAYA.uid)).toEqual({ claim: 'admin', accessRecord: 'admin', profile: 'admin', admins: 2 });
    }
  });

  it('reads the project from .env.deploy, and fails with a message if no project is configured', async () => {
    expect(makeAdminIn(`VITE_FIREBASE_PROJECT=${PROJECT}\n`, MAYA.email).output).toContain(`${MAYA.email} is an admin now.`);
    expect(await stateOf(MAYA.uid)).toMatchObject({ claim: 'admin', admins: 2 });
    expect(makeAdminIn(null, ADA.email)).toEqual({ status: 1, output: expect.stringMatching(/^Where\? Set VITE_FIREBASE_PROJECT in \.env\.deploy/) as string });
  });

  it('repairs a missing claim after an interrupted run', async () => {
    await getAuth(app).setCustomUserClaims(ADA.uid, { role: 'user' });
    expect(makeAdmin(ADA.email).status).toBe(0);
    expect(await stateOf(ADA.uid)).toEqual({ claim: 'admin', accessRecord: 'admin', profile: 'admin', admins: 1 });
  });

  it('fails with a message for unknown, disabled and uninitialized users, and changes nothing', async () => {
    await getAuth(app).createUser({ uid: 'new', email: 'new@marquee.example', password: 'long enough' });
    const before = await stateOf(DORA.uid);
    expect(makeAdmin('nobody@marquee.example')).toEqual({ status: 1, output: 'Nobody has an account with nobody@marquee.example: register in the app first.' });
    expect(makeAdmin(DORA.email)).toEqual({ status: 1, output: `${DORA.email} is disabled: enable the account first.` });
    expect(makeAdmin('new@marquee.example').output).toContain('was never signed in to the app');
    expect(await stateOf(DORA.uid)).toEqual(before);
  });
});
