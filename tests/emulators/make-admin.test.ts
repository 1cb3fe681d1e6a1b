import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { empty } from './emptying';
import { ADA, DORA, MAYA } from './people';
import { seed } from './seeding';

const root = join(import.meta.dirname, '../..');
/** A project of its own: the number of admins is everybody's. */
const PROJECT = 'demo-marquee-first-admin';
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const store = getFirestore(app);

const makeAdmin = (email: string): { readonly status: number | null; readonly said: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/make-admin.ts', email, '--project', PROJECT], { cwd: root, encoding: 'utf8' });
  return { status, said: (stdout + stderr).trim() };
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
