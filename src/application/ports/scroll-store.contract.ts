import { describe, expect, it } from 'vitest';
import type { ScrollStore } from './scroll-store';

/** @param make creates an empty store. */
export const keepsScrollStoreContract = (name: string, make: () => ScrollStore): void => {
  describe(`${name} keeps the ScrollStore contract`, () => {
    it('returns null for an unknown location', () => {
      expect(make().get('/movies')).toBeNull();
    });

    it('keeps pages when scrollY is set, and scrollY when pages is set', () => {
      const store = make();
      store.set('/movies/popular', { pages: 4 });
      expect(store.get('/movies/popular')).toEqual({ scrollY: 0, pages: 4 });
      store.set('/movies/popular', { scrollY: 2500 });
      expect(store.get('/movies/popular')).toEqual({ scrollY: 2500, pages: 4 });
    });

    it('keeps the opened link until it is cleared', () => {
      const store = make();
      store.set('/movies', { openedLink: { href: '/details?type=movie&id=603', index: 1 } });
      store.set('/movies', { scrollY: 30 });
      expect(store.get('/movies')?.openedLink).toEqual({ href: '/details?type=movie&id=603', index: 1 });
      store.set('/movies', { openedLink: undefined });
      expect(store.get('/movies')?.openedLink).toBeUndefined();
    });

    it('deletes the matching locations and no others', () => {
      const store = make();
      for (const location of ['/home', '/movies', '/home?a=1']) store.set(location, { scrollY: 7 });
      store.delete((location) => location.startsWith('/home'));
      expect(['/home', '/movies', '/home?a=1'].map((location) => store.get(location)?.scrollY ?? null)).toEqual([null, 7, null]);
    });

    it('treats the query as part of the location', () => {
      const store = make();
      store.set('/search?query=a', { scrollY: 10 });
      expect(store.get('/search?query=b')).toBeNull();
      expect(store.get('/search')).toBeNull();
    });
  });
};
