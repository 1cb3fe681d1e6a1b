import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildUrl } from './request-url';

describe('addressOf', () => {
  it('leaves out what is not said, and keeps what is false or 0', () => {
    expect(buildUrl('/api/tmdb/', '/discover/movie', { page: 0, region: null, query: '', include_adult: false }))
      .toBe('/api/tmdb/discover/movie?include_adult=false&page=0');
    expect(buildUrl('https://tmdb.test/3', '/genre/movie/list', {})).toBe('https://tmdb.test/3/genre/movie/list');
  });

  it('is one address for one question, whatever order and letters its parameters have', () => {
    const parameters = fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1, unit: 'grapheme' }));
    fc.assert(fc.property(parameters, (given) => {
      const address = buildUrl('https://tmdb.test', '/x', given);
      expect(buildUrl('https://tmdb.test', '/x', Object.fromEntries(Object.entries(given).reverse()))).toBe(address);
      expect(Object.fromEntries(new URL(address).searchParams)).toEqual({ ...given });
    }));
  });
});
