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
/** A project of its own: the number of admins is everybody's. */
const PROJECT = 'demo-marquee-first-admin';
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const store = getFirestore(app);

type Ended = { readonly status: number | null; readonly said: string };

const run = (args: ReadonlyArray<string>, cwd: string, env: NodeJS.ProcessEnv): Ended => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), '--tsconfig', join(root, 'tsconfig.json'), join(root, 'scripts/firebase/make-admin.ts'), ...args], { cwd, env, encoding: 'utf8' });
  return { status, said: (stdout + stderr).trim() };
};

const makeAdmin = (email: string): Ended => run([email, '--project', PROJECT], root, process.env);

/** As npm runs it in a project's folder that holds this `.env.deploy`, with no project named anywhere else. */
const makeAdminIn = (deploy: string | null, email: string): Ended => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-make-admin-'));
  if (deploy !== null) writeFileSync(join(folder, '.env.deploy'), deploy);
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(GCLOUD_PROJECT|GOOGLE_CLOUD_PROJECT|VITE_FIREBASE_PROJECT)$/.test(name)));
  // What the machine names is asked last.
  const env = deploy === null ? own : { ...own, GOOGLE_CLOUD_PROJECT: 'another-project' };
  const ended = run([email], folder, env);
  rmSync(folder, { recursive: true });
  return ended;
};

/** What is known of somebody in the four places that have to agree. */
const known = async (uid: string): Promise<unknown> => {
  const [account, marker, profile, counter] = await Promise.all([getAuth(app).getUser(uid), store.doc(`access/${uid}`).get(), store.doc(`users/${uid}`).get(), store.doc('stats/admins').get()]);
  return { claim: account.customClaims?.['role'] as unknown, marker: marker.get('role') as unknown, profile: profile.get('role') as unknown, admins: counter.get('count') as unknown };
};

describe('make-admin', () => {
  beforeEach(async () => {
    await empty(PROJECT);
    await seed(app);
  });
  afterAll(() => deleteApp(app));

  it('makes claim, marker, profile and the number of admins agree, however often it is run', async () => {
    expect(await known(MAYA.uid)).toEqual({ claim: 'user', marker: 'user', profile: 'user', admins: 1 });
    for (let time = 0; time < 2; time += 1) {
      expect(makeAdmin(MAYA.email)).toEqual({ status: 0, said: expect.stringContaining(`${MAYA.email} is an admin now.`) as string });
      expect(await known(MAYA.uid)).toEqual({ claim: 'admin', marker: 'admin', profile: 'admin', admins: 2 });
    }
  });

  it('takes the project from .env.deploy, and stops with a sentence where none is named', async () => {
    expect(makeAdminIn(`VITE_FIREBASE_PROJECT=${PROJECT}\n`, MAYA.email).said).toContain(`${MAYA.email} is an admin now.`);
    expect(await known(MAYA.uid)).toMatchObject({ claim: 'admin', admins: 2 });
    expect(makeAdminIn(null, ADA.email)).toEqual({ status: 1, said: expect.stringMatching(/^Where\? Set VITE_FIREBASE_PROJECT in \.env\.deploy/) as string });
  });

  it('mends what was interrupted before the claim', async () => {
    await getAuth(app).setCustomUserClaims(ADA.uid, { role: 'user' });
    expect(makeAdmin(ADA.email).status).toBe(0);
    expect(await known(ADA.uid)).toEqual({ claim: 'admin', marker: 'admin', profile: 'admin', admins: 1 });
  });

  it('refuses with a sentence whoever cannot be one, and changes nothing', async () => {
    await getAuth(app).createUser({ uid: 'new', email: 'new@marquee.example', password: 'long enough' });
    const before = await known(DORA.uid);
    expect(makeAdmin('nobody@marquee.example')).toEqual({ status: 1, said: 'Nobody has an account with nobody@marquee.example: register in the app first.' });
    expect(makeAdmin(DORA.email)).toEqual({ status: 1, said: `${DORA.email} is disabled: enable the account first.` });
    expect(makeAdmin('new@marquee.example').said).toContain('was never signed in to the app');
    expect(await known(DORA.uid)).toEqual(before);
  });
});
