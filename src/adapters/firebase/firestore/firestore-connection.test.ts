import type { FirebaseApp } from 'firebase/app';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';

const clear = vi.fn(() => Promise.resolve());

// Files share loaded modules.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('firebase/firestore', () => ({
    initializeFirestore: () => ({}), terminate: () => Promise.resolve(), clearIndexedDbPersistence: clear,
  }));
});
afterAll(() => {
  vi.doUnmock('firebase/firestore');
  vi.resetModules();
});
afterEach(() => void clear.mockClear());

/** Web Locks of one browser, for one name. A request in the shared mode never waits here. */
const browserLocks = (): Pick<LockManager, 'request'> => {
  let held = 0;
  const request = async (_: string, options: LockOptions, act: (lock: Lock | null) => unknown): Promise<unknown> => {
    if (options.ifAvailable === true && held > 0) return act(null);
    held += 1;
    try {
      return await act({} as Lock);
    } finally {
      held -= 1;
    }
  };
  return { request } as Pick<LockManager, 'request'>;
};

const openTab = async (locks: Pick<LockManager, 'request'>) =>
  (await import('./firestore-connection')).createFirestoreConnection({
    app: {} as FirebaseApp, settings: { emulators: null } as FirebaseSettings, log: { failure: () => undefined },
    cache: () => ({}) as never, locks,
  });

it('the last tab that closes clears the cache, and says so', async () => {
  const locks = browserLocks();
  const [one, other] = [await openTab(locks), await openTab(locks)];
  await one.open();
  await other.open();
  expect(await one.clearLocalData()).toBe(false);
  expect(clear).not.toHaveBeenCalled();
  expect(await other.clearLocalData()).toBe(true);
  expect(clear).toHaveBeenCalledTimes(1);
});

it('a tab whose user has signed in again keeps its cache while another tab clears what an earlier one has left', async () => {
  const locks = browserLocks();
  const [one, other] = [await openTab(locks), await openTab(locks)];
  await other.open();
  expect(await one.clearLocalData()).toBe(false);
  expect(clear).not.toHaveBeenCalled();
});

it('a cache that the browser does not clear is not called cleared', async () => {
  clear.mockRejectedValueOnce(new Error('The database is blocked.'));
  expect(await (await openTab(browserLocks())).clearLocalData()).toBe(false);
});
