import type { Auth, User } from 'firebase/auth';
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

const failTwice = async () => {
  const { createAuthState } = await import('./auth-state');
  const auth = { currentUser: { uid: 'maya', getIdToken: getToken } as unknown as User | null, onIdTokenChanged: () => () => undefined };
  const clearLocalData = vi.fn(() => Promise.resolve());
  const { emit } = createAuthState({ auth: auth as unknown as Auth, hint: inMemorySessionHint({ uid: 'maya' }), clearLocalData });
  await emit();
  await emit();
  expect(getToken).toHaveBeenCalledTimes(2);
  return { auth, emit, clearLocalData };
};

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
