import type { Auth, UserRecord } from 'firebase-admin/auth';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { unauthenticated } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import { aUserId } from '#domain/users/user.fixture';
import { firebaseAuthAdmin } from './firebase-auth-admin';

const recordWith = (lastSignInTime: string | null, tokensValidAfterTime?: string) =>
  ({
    tokensValidAfterTime,
    uid: 'maya', email: 'maya@marquee.example', emailVerified: true, disabled: false,
    metadata: { creationTime: 'Mon, 02 Nov 2026 10:00:00 GMT', lastSignInTime },
  }) as unknown as UserRecord;

it.each([
  ['password', 'password'], ['google.com', 'google'], ['custom', 'passkey'], ['anonymous', null],
])('knows how a session of %s began', async (provider, way) => {
  const token = { uid: 'maya', auth_time: 1_795_176_000, role: 'user', firebase: { sign_in_provider: provider } };
  const auth = { verifyIdToken: () => Promise.resolve(token) } as unknown as Auth;
  expect(await firebaseAuthAdmin(auth).verifyIdToken('a token')()).toEqual(
    E.right({ uid: 'maya', role: 'user', authTime: 1_795_176_000_000, way }),
  );
});

it.each([
  ['was made before sessions were ended', '2026-11-20T11:59:59Z', E.left(unauthenticated)],
  ['was made in the second in which they were', '2026-11-20T12:00:00Z', E.right(Date.UTC(2026, 10, 20, 12))],
])('a session by a token of a passkey that %s counts from then', async (_, madeAt, authTime) => {
  const token = {
    uid: 'maya', auth_time: Date.UTC(2026, 10, 20, 12, 30) / 1000, madeAt: Date.parse(madeAt) / 1000,
    firebase: { sign_in_provider: 'custom' },
  };
  const record = recordWith(null, 'Fri, 20 Nov 2026 12:00:00 GMT');
  const auth = { verifyIdToken: () => Promise.resolve(token), getUser: () => Promise.resolve(record) } as unknown as Auth;
  expect(E.map((caller: Caller) => caller.authTime)(await firebaseAuthAdmin(auth).verifyIdToken('a token')())).toEqual(authTime);
});

it.each([
  ['a time', 'Fri, 20 Nov 2026 12:00:00 GMT', Date.UTC(2026, 10, 20, 12)],
  ['no time, for an account that nobody has signed in to', null, 0],
])('reads the last sign-in from %s', async (_, lastSignInTime, lastSignInAt) => {
  const auth = { getUser: () => Promise.resolve(recordWith(lastSignInTime)) } as unknown as Auth;
  expect(await firebaseAuthAdmin(auth).getUser(aUserId('maya'))()).toMatchObject({ right: { value: { lastSignInAt } } });
});
