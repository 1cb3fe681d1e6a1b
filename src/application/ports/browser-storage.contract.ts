import { describe, expect, it } from 'vitest';
import type { BrowserStorage } from './browser-storage';

/** @param create returns an empty storage. */
export const keepsBrowserStorageContract = (name: string, create: () => BrowserStorage): void => {
  describe(`${name} keeps the contract of BrowserStorage`, () => {
    it.each(['local', 'session'] as const)('%s returns stored texts and their keys until they are removed', (kind) => {
      const store = create()[kind];
      expect([store.get('marquee.a'), store.listKeys()]).toEqual([null, []]);
      expect([store.set('marquee.a', 'first'), store.set('marquee.b', ''), store.set('marquee.a', 'second')]).toEqual([true, true, true]);
      expect([store.get('marquee.a'), store.get('marquee.b'), [...store.listKeys()].sort()]).toEqual([
        'second', '',
        ['marquee.a', 'marquee.b'],
      ]);
      expect([store.set('marquee.a', null), store.set('marquee.a', null)]).toEqual([true, true]);
      expect([store.get('marquee.a'), store.listKeys()]).toEqual([null, ['marquee.b']]);
    });

    it('keeps the texts of a tab apart from the texts of all tabs', () => {
      const { local, session } = create();
      local.set('marquee.a', 'shared');
      expect([session.get('marquee.a'), session.listKeys()]).toEqual([null, []]);
      session.set('marquee.a', null);
      expect(local.get('marquee.a')).toBe('shared');
    });
  });
};
