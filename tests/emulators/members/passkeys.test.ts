import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withPasskeyAdded, type StoredPasskey } from '#domain/users/passkeys/stored-passkey';
import { keepsPasskeyRepositoryContract } from '#domain/users/passkeys/passkey-repository.contract';
import { aUserId } from '#domain/users/user.fixture';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { firestorePasskeys } from '../../../functions/src/adapters/passkeys/firestore-passkeys';
import { nextSecond } from '../clock';
import { auth, call, createTestUser, signIn, store, unique } from '../functions/functions-testbed';

const newText = (): string => randomBytes(32).toString('hex');

keepsPasskeyRepositoryContract('Admin SDK on the emulator', async () => {
  const uid = aUserId(unique('keeper'));
  await store.doc(`access/${uid}`).set({ disabled: false, role: 'user', since: 0 });
  return { passkeys: firestorePasskeys(store), uid, newText };
});

const NEW_PASSWORD = 'lantern gravel oboe';

/** Sends a request of a browser to the identity service. */
const identify = async (what: string, body: object): Promise<{ readonly idToken?: string }> => {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${what}?key=demo-key`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return JSON.parse(text) as { readonly idToken?: string };
};

/** A member with a passkey. The identity service's times count from the second after the account's first one on. */
const withPasskey = async () => {
  const member = await createTestUser();
  const uid = aUserId(member.uid);
  const added: StoredPasskey = {
    id: newText(), name: 'Phone', createdAt: Date.now(), lastUsedAt: null, publicKey: 'a-key', counter: 0, transports: [],
    made: { createdAt: Date.now(), since: 0 },
  };
  await expectRight(firestorePasskeys(store).change(uid, (present) => withPasskeyAdded(present, added)));
  await nextSecond();
  await nextSecond();
  const namesFor = async (token: string) =>
    ((await call('getPasskeys', 'GET', { token })).body.response as ReadonlyArray<{ readonly name: string }>).map(({ name }) => name);
  const post = async (name: string, token: string) => expect((await call(name, 'POST', { token })).status).toBe(200);
  return { ...member, namesFor, post };
};

// At the same time, each with a member of its own: they wait for the clock.
describe.concurrent('passkeys and the times of the identity service', () => {
  it('end with a reset by e-mail, before any page has called the server', async () => {
    const { email, token, namesFor } = await withPasskey();
    expect(await namesFor(token)).toEqual(['Phone']);
    const oobCode = new URL(await auth.generatePasswordResetLink(email)).searchParams.get('oobCode');
    await identify('resetPassword', { oobCode, newPassword: NEW_PASSWORD });
    expect(await namesFor(await signIn(email, NEW_PASSWORD))).toEqual([]);
  });

  it('a token of one that was kept back opens nothing after the reset', async () => {
    const { uid, email } = await withPasskey();
    const keptBack = await auth.createCustomToken(uid, { madeAt: Math.floor(Date.now() / 1000) });
    const statusWith = async (token: string): Promise<number> => {
      const { idToken = '' } = await identify('signInWithCustomToken', { token, returnSecureToken: true });
      return (await call('getPasskeys', 'GET', { token: idToken })).status;
    };
    expect(await statusWith(keptBack)).toBe(200);
    await nextSecond();
    const oobCode = new URL(await auth.generatePasswordResetLink(email)).searchParams.get('oobCode');
    await identify('resetPassword', { oobCode, newPassword: NEW_PASSWORD });
    await nextSecond();
    expect(await statusWith(keptBack)).toBe(401);
  });

  it('stay with a new password that the member has chosen, and after the end of all other sessions', async () => {
    const { email, token, namesFor, post } = await withPasskey();
    await identify('update', { idToken: token, password: NEW_PASSWORD });
    const again = await signIn(email, NEW_PASSWORD);
    await post('keepPasskeys', again);
    await nextSecond();
    await post('endOtherSessions', again);
    const last = await signIn(email, NEW_PASSWORD);
    expect(await namesFor(last)).toEqual(['Phone']);
  });
});
