import { describe, expect, it } from 'vitest';
import { USER_ID_HINT_KEY, localStorageUserIdHint } from './firebase-session-hint';

/** Browser whose tabs share one storage and receive each other's `storage` events. */
const browser = () => {
  const stored = new Map<string, string>();
  const listeners: ((event: StorageEvent) => void)[] = [];
  const dispatch = (from: number, key: string | null, newValue: string | null): void => listeners.forEach((listener, tab) => { if (tab !== from) listener({ key, newValue } as StorageEvent); });
  const tab = () => {
    const self = listeners.length;
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => { stored.set(key, value); dispatch(self, key, value); },
      removeItem: (key: string) => { stored.delete(key); dispatch(self, key, null); },
    };
    const addEventListener = ((_: string, listener: (event: StorageEvent) => void) => { listeners.push(listener); }) as typeof globalThis.addEventListener;
    return { localStorage, addEventListener };
  };
  return { tab, stored, clear: () => { stored.clear(); dispatch(-1, null, null); } };
};

const recordUids = (hint: ReturnType<typeof localStorageUserIdHint>): (string | null)[] => {
  const uids: (string | null)[] = [];
  hint.uid$.subscribe((uid) => uids.push(uid));
  return uids;
};

describe('localStorageUserIdHint', () => {
  it('is readable synchronously and emitted in other tabs', () => {
    const { tab } = browser();
    const [first, second] = [localStorageUserIdHint(tab()), localStorageUserIdHint(tab())];
    const uids = recordUids(second);
    expect(uids).toEqual([null]);
    first.set('maya');
    first.set('maya');
    expect(localStorageUserIdHint(tab()).get()).toBe('maya');
    first.clear('maya');
    expect(uids).toEqual([null, 'maya', null]);
    expect([first.get(), second.get()]).toEqual([null, null]);
  });

  it('is not cleared when it names another user by then', () => {
    const { tab, stored } = browser();
    const [first, second] = [localStorageUserIdHint(tab()), localStorageUserIdHint(tab())];
    first.set('maya');
    second.set('ada');
    first.clear('maya');
    expect([first.get(), second.get(), stored.get(USER_ID_HINT_KEY)]).toEqual(['ada', 'ada', 'ada']);
  });

  it('is cleared with the storage, and falls back to memory where storage is forbidden', () => {
    const { tab, clear } = browser();
    const hint = localStorageUserIdHint(tab());
    hint.set('maya');
    clear();
    expect(hint.get()).toBeNull();
    const forbidden = localStorageUserIdHint({ get localStorage(): never { throw new Error('SecurityError'); }, addEventListener: () => undefined });
    forbidden.set('maya');
    expect(forbidden.get()).toBe('maya');
    forbidden.clear('maya');
    expect(forbidden.get()).toBeNull();
  });
});
