import type { Auth, User } from 'firebase/auth';
import * as E from 'fp-ts/Either';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { inMemorySessionHint } from '#application/ports/session-hint.fixture';

const getToken = vi.fn(() => Promise.reject(Object.assign(new Error('offline'), { code: 'auth/network-request-failed' })));

// Files share loaded modules, and another file replaces firebase/auth.
beforeAll(async () => {
  vi.resetModules();
  // Loading it takes a while, in which what another file has left could add to the counted timers.
  await import('./auth-state');
});
afterAll(() => void vi.resetModules());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  getToken.mockClear();
});

/** The token that the browser has stored; its time is over. */
const EXPIRED = `e.${btoa(JSON.stringify({ iat: 1000, exp: 4600, auth_time: 1000, role: 'admin' }))}.s`;

const failTwice = async (stored: object = {}) => {
  const { createAuthState } = await import('./auth-state');
  const user = { uid: 'maya', email: 'maya@marquee.example', getIdToken: getToken, toJSON: () => stored };
  const auth = { currentUser: user as unknown as User | null, onIdTokenChanged: () => () => undefined };
  const clearLocalData = vi.fn(() => Promise.resolve());
  const hint = inMemorySessionHint({ uid: 'maya' });
  const noteUncleared = vi.fn(() => expect(hint.get().uid).toBe('maya'));
  const state = createAuthState({ auth: auth as unknown as Auth, hint, noteUncleared, clearLocalData });
  const { emit } = state;
  const emitted: unknown[] = [];
  state.state$.subscribe((next) => emitted.push(E.isRight(next) ? next.right : next.left._tag));
  await emit();
  await emit();
  expect(getToken).toHaveBeenCalledTimes(2);
  return { auth, hint, emit, noteUncleared, clearLocalData, emitted };
};

it('a member whose token ended stays signed in without a network, by the stored one, until a new one says otherwise', async () => {
  const { emitted } = await failTwice({ stsTokenManager: { accessToken: EXPIRED } });
  expect(emitted).toMatchObject([{ uid: 'maya', role: 'admin', authTime: 1_000_000, token: EXPIRED }, 'offline']);
  expect(vi.getTimerCount()).toBe(1);
});

it('without a stored token it says that there is no network', async () => {
  expect((await failTwice()).emitted).toEqual(['offline', 'offline']);
});

it('several failed token requests are repeated by one timer', async () => {
  await failTwice();
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(getToken).toHaveBeenCalledTimes(3);
  expect(vi.getTimerCount()).toBe(1);
});

it('a sign-out ends the repetition', async () => {
  const { auth, emit, clearLocalData } = await failTwice();
  auth.currentUser = null;
  await emit();
  expect(vi.getTimerCount()).toBe(0);
  expect(clearLocalData).toHaveBeenCalledTimes(1);
});

it('notes that private data is to be deleted before the browser forgets that somebody was signed in', async () => {
  const { auth, hint, emit, noteUncleared } = await failTwice();
  expect(noteUncleared).not.toHaveBeenCalled();
  auth.currentUser = null;
  await emit();
  expect(hint.get().uid).toBeNull();
  expect(noteUncleared).toHaveBeenCalledTimes(1);
  await emit();
  expect(noteUncleared).toHaveBeenCalledTimes(1);
});
