import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { commandOf, newAddition } from '#domain/lists/list.fixture';
import { unauthenticated } from '#domain/shared/failure';
import type { FirebaseSettings } from './firebase-settings';

const SETTINGS: FirebaseSettings = {
  projectId: 'demo', apiKey: 'key', authDomain: 'demo.example', storageBucket: 'demo', appId: 'app',
  // No service answers: a session is opened with the stored token, as on a network that is lost again.
  emulators: { auth: 'http://127.0.0.1:1', firestore: '127.0.0.1:1', storage: '127.0.0.1:1' },
};
const KEY = 'firebase:authUser:key:[DEFAULT]';
const TOKEN = `e.${btoa(JSON.stringify({ iat: 1000, exp: 4e9, auth_time: 1000 }))}.s`;
const sessionOf = (uid: string): object => ({
  uid, email: `${uid}@marquee.example`, emailVerified: true, isAnonymous: false,
  stsTokenManager: { accessToken: TOKEN, refreshToken: 'r', expirationTime: 4e12 },
});

const stored = new Map<string, object>();
/** Called as soon as the worker has read the session: a page may change it then. */
let whenRead = (): void => undefined;
/** The storage of the browser's pages, in the form that Firebase expects. */
class PageStorage {
  static readonly type = 'LOCAL';
  readonly type = 'LOCAL';
  reads = 0;
  readonly _isAvailable = (): Promise<boolean> => Promise.resolve(true);
  readonly _addListener = (): void => undefined;
  readonly _removeListener = (): void => undefined;
  _get(key: string): Promise<object | null> {
    const value = stored.get(key) ?? null;
    // Firebase reads it once to find where it is stored.
    if ((this.reads += 1) === 2) whenRead();
    return Promise.resolve(value);
  }
  _set(key: string, value: object): Promise<void> {
    return Promise.resolve(void stored.set(key, value));
  }
  _remove(key: string): Promise<void> {
    return Promise.resolve(void stored.delete(key));
  }
}

const opened = async () => {
  const { connectStoredMember } = await import('./connect-stored-member');
  const { storedSessions } = await import('./auth/stored-sessions');
  const session = await connectStoredMember(SETTINGS, { failure: () => undefined }, storedSessions(PageStorage))();
  if (E.isLeft(session)) throw new Error(session.left._tag);
  return session.right;
};

// Files share loaded modules, and another file replaces firebase/auth.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());
beforeEach(() => {
  whenRead = () => undefined;
  stored.clear();
  stored.set(KEY, sessionOf('maya'));
});

it('leaves what pages have stored as it is, also when a page ends the session while it is being opened', async () => {
  for (const next of [null, sessionOf('noah')]) {
    stored.set(KEY, sessionOf('maya'));
    whenRead = () => void (next === null ? stored.delete(KEY) : stored.set(KEY, next));
    const session = await opened();
    expect(session?.identity.uid).toBe('maya');
    await session?.close();
    expect(stored.get(KEY) ?? null).toBe(next);
  }
});

it('has no token and applies no command once pages have ended the session or opened another', async () => {
  const session = await opened();
  if (session === null) throw new Error('No session is stored.');
  expect([session.identity.uid, await session.token()]).toEqual(['maya', E.right(TOKEN)]);
  const command = commandOf(newAddition('a', 1));
  for (const next of [null, sessionOf('noah')]) {
    if (next === null) stored.delete(KEY);
    else stored.set(KEY, next);
    expect(await session.token()).toEqual(E.right(null));
    expect(await session.lists.apply({ ...command, uid: session.identity.uid })()).toEqual(E.left(unauthenticated));
  }
  await session.close();
});

it('opens no session without a stored one', async () => {
  stored.clear();
  expect(await opened()).toBeNull();
});
