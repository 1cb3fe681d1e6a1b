import { describe, expect, it } from 'vitest';
import { USER_ID_HINT_KEY, localStorageUserIdHint } from './firebase-session-hint';

/** A browser whose tabs share one storage and hear of each other's changes. */
const browser = () => {
  const kept = new Map<string, string>();
  const listeners: ((event: StorageEvent) => void)[] = [];
  const tell = (from: number, key: string | null, newValue: string | null): void => listeners.forEach((listener, tab) => { if (tab !== from) listener({ key, newValue } as StorageEvent); });
  const tab = () => {
    const self = listeners.length;
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => { kept.set(key, value); tell(self, key, value); },
      removeItem: (key: string) => { kept.delete(key); tell(self, key, null); },
    };
    const addEventListener = ((_: string, listener: (event: StorageEvent) => void) => { listeners.push(listener); }) as typeof globalThis.addEventListener;
    return { localStorage, addEventListener };
  };
  return { tab, kept, clear: () => { kept.clear(); tell(-1, null, null); } };
};

const heard = (hint: ReturnType<typeof localStorageUserIdHint>): (string | null)[] => {
  const told: (string | null)[] = [];
  hint.uid$.subscribe((who) => told.push(who));
  return told;
};

describe('the hint that somebody is signed in', () => {
  it('is known at once, and told to the other tabs', () => {
    const { tab } = browser();
    const [one, other] = [localStorageUserIdHint(tab()), localStorageUserIdHint(tab())];
    const told = heard(other);
    expect(told).toEqual([null]);
    one.set('maya');
    one.set('maya');
    expect(localStorageUserIdHint(tab()).get()).toBe('maya');
    one.clear('maya');
    expect(told).toEqual([null, 'maya', null]);
    expect([one.get(), other.get()]).toEqual([null, null]);
  });

  it('stays when it is about somebody else by now', () => {
    const { tab, kept } = browser();
    const [one, other] = [localStorageUserIdHint(tab()), localStorageUserIdHint(tab())];
    one.set('maya');
    other.set('ada');
    one.clear('maya');
    expect([one.get(), other.get(), kept.get(USER_ID_HINT_KEY)]).toEqual(['ada', 'ada', 'ada']);
  });

  it('goes when the storage is cleared, and does without one that is forbidden', () => {
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
