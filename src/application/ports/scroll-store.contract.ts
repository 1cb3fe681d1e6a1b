import { describe, expect, it } from 'vitest';
import type { ScrollStore } from './scroll-store';

/** @param make a memory that knows no place yet. */
export const keepsScrollStoreContract = (name: string, make: () => ScrollStore): void => {
  describe(`${name} keeps the contract of a navigation memory`, () => {
    it('knows nothing of a place that was never left', () => {
      expect(make().get('/movies')).toBeNull();
    });

    it('keeps position and pages apart: telling one leaves the other', () => {
      const memory = make();
      memory.set('/movies/popular', { pages: 4 });
      expect(memory.get('/movies/popular')).toEqual({ scrollY: 0, pages: 4 });
      memory.set('/movies/popular', { scrollY: 2500 });
      expect(memory.get('/movies/popular')).toEqual({ scrollY: 2500, pages: 4 });
    });

    it('forgets the places that it is told to, and no others', () => {
      const memory = make();
      for (const place of ['/home', '/movies', '/home?a=1']) memory.set(place, { scrollY: 7 });
      memory.delete((place) => place.startsWith('/home'));
      expect(['/home', '/movies', '/home?a=1'].map((place) => memory.get(place)?.scrollY ?? null)).toEqual([null, 7, null]);
    });

    it('takes a query for a part of the place', () => {
      const memory = make();
      memory.set('/search?query=a', { scrollY: 10 });
      expect(memory.get('/search?query=b')).toBeNull();
      expect(memory.get('/search')).toBeNull();
    });
  });
};
