import { describe, expect, it } from 'vitest';
import { parseSearch } from '#domain/catalogue/search-query';
import { parseLike, type LikeQuery } from './parse-like';

describe('parseLike', () => {
  it.each<[string, LikeQuery['mediaType'], ...ReadonlyArray<readonly [name: string, year: number | null]>]>([
    ['like parasite', null, ['parasite', null]],
    ['Something like Parasite', null, ['Parasite', null]],
    ['movies like Parasite (2019)', 'movie', ['Parasite (2019)', null], ['Parasite', 2019]],
    ['other films similar to blade runner 2049', 'movie', ['blade runner 2049', null], ['blade runner', 2049]],
    ['tv shows like dark', 'tv', ['dark', null]],
    ['series like fargo year:2014', 'tv', ['fargo', 2014]],
    ['like 1917', null, ['1917', null]],
  ])('reads "%s"', (text, mediaType, ...names) => {
    expect(parseLike(parseSearch(text))).toEqual({ mediaType, names: names.map(([name, year]) => ({ name, year })) });
  });

  it.each(['parasite', 'some like it hot', 'people like us', 'like', 'movies like', 'liked', 'like tmdb:603', ''])(
    'does not read "%s"', (text) => expect(parseLike(parseSearch(text))).toBeNull(),
  );
});
