import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepsBrowserStorageContract } from '#application/ports/browser-storage.contract';
import { webStorage } from './web-storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

keepsBrowserStorageContract('webStorage', () => webStorage);

describe('webStorage', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  const full = { setItem: refuse, removeItem: refuse, getItem: () => null };
  it.each([
    ['full', full],
    ['forbidden', null],
  ])('reads nothing and refuses to write if storage is %s', (_, storage) => {
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, storage);
    for (const store of [webStorage.local, webStorage.session]) {
      expect([store.get('marquee.a'), store.set('marquee.a', 'x'), store.set('marquee.a', null)]).toEqual([null, false, false]);
    }
  });

  it('has no keys if storage is forbidden', () => {
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, null);
    expect([webStorage.local.listKeys(), webStorage.session.listKeys()]).toEqual([[], []]);
  });

  it('reports what another tab stores, removes or clears, until unsubscribed', () => {
    const listener = vi.fn();
    const stop = webStorage.onLocalChange('marquee.a', listener);
    const dispatch = (key: string | null, newValue: string | null): boolean =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    dispatch('marquee.a', 'x');
    dispatch('marquee.b', 'y');
    dispatch('marquee.a', null);
    dispatch(null, null);
    stop();
    dispatch('marquee.a', 'z');
    expect(listener.mock.calls).toEqual([['x'], [null], [null]]);
  });
});
