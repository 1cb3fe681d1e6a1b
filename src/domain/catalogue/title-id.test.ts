import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { parseItemKey, itemKey, isSameTitle, type TitleId } from './title-id';

const titleId: fc.Arbitrary<TitleId> = fc.record({
  mediaType: fc.constantFrom('movie', 'tv'),
  id: fc.integer({ min: -999_999_999, max: 999_999_999 }).filter((id) => id !== 0),
});

describe('itemKey and parseItemKey', () => {
  it('parseItemKey returns the title id of its item key', () => {
    fc.assert(
      fc.property(titleId, (id) => {
        expect(parseItemKey(itemKey(id))).toEqual(O.some(id));
      }),
    );
  });

  it('itemKey is unique; a film and a series may share an id', () => {
    fc.assert(fc.property(titleId, titleId, (a, b) => (itemKey(a) === itemKey(b)) === isSameTitle(a, b)));
    expect(itemKey({ mediaType: 'movie', id: 603 })).not.toBe(itemKey({ mediaType: 'tv', id: 603 }));
  });

  it.each([
    '', 'movie', 'movie-', 'movie-0', 'movie-007', 'film-3', 'movie-3x', 'movie-1.5', 'movie--', 'xmovie-3', 'movie-12345678901',
    'movie-3\n',
  ])('parseItemKey returns none for %j', (text) => {
    expect(parseItemKey(text)).toEqual(O.none);
  });
});
