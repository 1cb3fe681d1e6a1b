import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLocalStorage } from './read-local-storage';

afterEach(() => vi.unstubAllGlobals());

describe('readLocalStorage', () => {
  it('returns the stored text, and null without a text', () => {
    const stored = new Map([['marquee.titles', '{}']]);
    vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
    expect([readLocalStorage('marquee.titles'), readLocalStorage('marquee.theme')]).toEqual(['{}', null]);
  });

  it('returns null if storage is forbidden', () => {
    vi.stubGlobal('localStorage', { getItem: () => { throw new Error('SecurityError'); } });
    expect(readLocalStorage('marquee.titles')).toBeNull();
  });
});
