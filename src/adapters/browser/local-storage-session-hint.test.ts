import { describe, expect, it } from 'vitest';
import type { SessionHint, SessionHintValue } from '#application/ports/session-hint';
import { localStorageSessionHint } from './local-storage-session-hint';
import { SESSION_HINT_KEY } from './session-hint-keys';

const none: SessionHintValue = { uid: null, hasEmails: false };

/** Browser whose tabs share one storage and receive each other's `storage` events. */
const browser = (initial: Readonly<Record<string, string>> = {}) => {
  const stored = new Map(Object.entries(initial));
  const listeners: ((event: StorageEvent) => void)[] = [];
  const dispatch = (from: number, key: string | null): void =>
    listeners.forEach((listener, tab) => {
      if (tab !== from) listener({ key } as StorageEvent);
    });
  const tab = () => {
    const self = listeners.length;
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => { stored.set(key, value); dispatch(self, key); },
      removeItem: (key: string) => { stored.delete(key); dispatch(self, key); },
    };
    const addEventListener = ((_: string, listener: (event: StorageEvent) => void) => {
      listeners.push(listener);
    }) as typeof globalThis.addEventListener;
    return { localStorage, addEventListener };
  };
  return { tab, stored, dispatch, clear: () => { stored.clear(); dispatch(-1, null); } };
};

const record = (hint: SessionHint): SessionHintValue[] => {
  const values: SessionHintValue[] = [];
  hint.value$.subscribe((value) => values.push(value));
  return values;
};

describe('localStorageSessionHint', () => {
  it('is readable synchronously and emitted in other tabs', () => {
    const { tab, dispatch } = browser();
    const [first, second] = [localStorageSessionHint(tab()), localStorageSessionHint(tab())];
    const values = record(second);
    const hints = [{ uid: 'maya', hasEmails: false }, { uid: 'maya', hasEmails: true }, { uid: null, hasEmails: true }, none];
    for (const hint of hints) {
      first.set(hint);
      first.set(hint);
      expect([first.get(), second.get(), localStorageSessionHint(tab()).get()]).toEqual([hint, hint, hint]);
    }
    dispatch(-1, 'marquee.theme');
    expect(values).toEqual([none, ...hints]);
  });

  it('is empty after the storage was cleared, or holds invalid text', () => {
    const { tab, stored, clear } = browser();
    const hint = localStorageSessionHint(tab());
    hint.set({ uid: 'maya', hasEmails: true });
    const values = record(hint);
    clear();
    expect([hint.get(), values.at(-1)]).toEqual([none, none]);
    for (const text of ['not JSON', '{"uid":1}', '[]']) {
      stored.set(SESSION_HINT_KEY, text);
      expect(localStorageSessionHint(tab()).get()).toEqual(none);
    }
  });

  it('lasts as long as the page where storage is forbidden', () => {
    const forbidden = localStorageSessionHint({ get localStorage(): never { throw new Error('SecurityError'); } });
    expect(forbidden.get()).toEqual(none);
    forbidden.set({ uid: 'maya', hasEmails: false });
    expect(forbidden.get()).toEqual({ uid: 'maya', hasEmails: false });
  });

  it.each<readonly [string, Readonly<Record<string, string>>, SessionHintValue]>([
    ['of Firebase', { 'marquee.member': 'yes', 'marquee.firebase-member': 'maya' }, { uid: 'maya', hasEmails: false }],
    ['of the memory backend', { 'marquee.member': 'yes', 'marquee.house': 'signed-in letters' }, { uid: '', hasEmails: true }],
    ['of a visitor', { 'marquee.house': '' }, none],
    ['that are outdated', { 'marquee.house': 'signed-in', [SESSION_HINT_KEY]: '{"uid":null,"hasEmails":false}' }, none],
  ])('replaces the keys of earlier versions: %s', (_, initial, hint) => {
    const { tab, stored } = browser(initial);
    expect(localStorageSessionHint(tab()).get()).toEqual(hint);
    expect([...stored.keys()].filter((key) => key !== SESSION_HINT_KEY)).toEqual([]);
  });
});
