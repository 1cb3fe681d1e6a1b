import { describe, expect, it } from 'vitest';
import { isCopyOnly } from './recount-list';

describe('isCopyOnly', () => {
  const item = { order: 'a0', watched: false, ownRating: null, genres: ['Drama'] };

  it.each<[string, boolean, Readonly<Record<string, unknown>> | undefined, Readonly<Record<string, unknown>> | undefined]>([
    ['a viewing', true, item, { ...item, watched: true, genres: ['Drama'] }],
    ['a note', false, item, { ...item, note: 'x' }],
    ['a viewing and a position', false, item, { ...item, watched: true, order: 'b0' }],
    ['an added title', false, undefined, item],
    ['a removed title', false, item, undefined],
  ])('%s: %s', (_, expected, before, after) => {
    expect(isCopyOnly(before, after)).toBe(expected);
  });
});
