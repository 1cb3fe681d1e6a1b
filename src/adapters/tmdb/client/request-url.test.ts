import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildUrl } from './request-url';

describe('buildUrl', () => {
  it('omits null and empty parameters, and keeps false and 0', () => {
    expect(buildUrl('/api/tmdb/', '/discover/movie', { page: 0, region: null, query: '', include_adult: false }))
      .toBe('/api/tmdb/discover/movie?include_adult=false&page=0');
    expect(buildUrl('https://tmdb.test/3', '/genre/movie/list', {})).toBe('https://tmdb.test/3/genre/movie/list');
  });

  it('returns the same URL for any order of parameters, and encodes every character', () => {
    const parameters = fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1, unit: 'grapheme' }));
    fc.assert(fc.property(parameters, (params) => {
      const url = buildUrl('https://tmdb.test', '/x', params);
      expect(buildUrl('https://tmdb.test', '/x', Object.fromEntries(Object.entries(params).reverse()))).toBe(url);
      expect(Object.fromEntries(new URL(url).searchParams)).toEqual({ ...params });
    }));
  });
});
