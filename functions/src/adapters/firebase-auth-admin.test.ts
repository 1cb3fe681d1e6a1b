import type { Auth, UserRecord } from 'firebase-admin/auth';
import { expect, it } from 'vitest';
import { aUserId } from '#domain/users/user.fixture';
import { firebaseAuthAdmin } from './firebase-auth-admin';

const recordWith = (lastSignInTime: string | null) =>
  ({
    uid: 'maya', email: 'maya@marquee.example', emailVerified: true, disabled: false,
    metadata: { creationTime: 'Mon, 02 Nov 2026 10:00:00 GMT', lastSignInTime },
  }) as unknown as UserRecord;

it.each([
  ['a time', 'Fri, 20 Nov 2026 12:00:00 GMT', Date.UTC(2026, 10, 20, 12)],
  ['no time, for an account that nobody has signed in to', null, 0],
])('reads the last sign-in from %s', async (_, lastSignInTime, lastSignInAt) => {
  const auth = { getUser: () => Promise.resolve(recordWith(lastSignInTime)) } as unknown as Auth;
  expect(await firebaseAuthAdmin(auth).getUser(aUserId('maya'))()).toMatchObject({ right: { value: { lastSignInAt } } });
});
