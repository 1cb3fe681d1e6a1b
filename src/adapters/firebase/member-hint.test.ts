import { describe, expect, it } from 'vitest';
import { HINT, storedHint } from './member-hint';

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

const heard = (hint: ReturnType<typeof storedHint>): (string | null)[] => {
  const told: (string | null)[] = [];
  hint.who.subscribe((who) => told.push(who));
  return told;
};

describe('the hint that somebody is signed in', () => {
  it('is known at once, and told to the other tabs', () => {
    const { tab } = browser();
    const [one, other] = [storedHint(tab()), storedHint(tab())];
    const told = heard(other);
    expect(told).toEqual([null]);
    one.remember('maya');
    one.remember('maya');
    expect(storedHint(tab()).read()).toBe('maya');
    one.forget('maya');
    expect(told).toEqual([null, 'maya', null]);
    expect([one.read(), other.read()]).toEqual([null, null]);
  });

  it('stays when it is about somebody else by now', () => {
    const { tab, kept } = browser();
    const [one, other] = [storedHint(tab()), storedHint(tab())];
    one.remember('maya');
    other.remember('ada');
    one.forget('maya');
    expect([one.read(), other.read(), kept.get(HINT)]).toEqual(['ada', 'ada', 'ada']);
  });

  it('goes when the storage is cleared, and does without one that is forbidden', () => {
    const { tab, clear } = browser();
    const hint = storedHint(tab());
    hint.remember('maya');
    clear();
    expect(hint.read()).toBeNull();
    const forbidden = storedHint({ get localStorage(): never { throw new Error('SecurityError'); }, addEventListener: () => undefined });
    forbidden.remember('maya');
    expect(forbidden.read()).toBe('maya');
    forbidden.forget('maya');
    expect(forbidden.read()).toBeNull();
  });
});
