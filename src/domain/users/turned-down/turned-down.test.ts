import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemKey } from '#domain/catalogue/title-id';
import { applyTurnedDown, formatTurnedDown, MAX_TURNED_DOWN_TEXT, parseTurnedDown, type TurnedDownTitle } from './turned-down';
import { MAX_TURNED_DOWN } from './turned-down-bounds';

const film = (id: number, title = `Film ${id}`): TurnedDownTitle => ({ mediaType: 'movie', id, title, year: 1999, language: null });
const anyTitle = fc.record({
  mediaType: fc.constantFrom('movie' as const, 'tv' as const), id: fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }).filter(Boolean),
  title: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((text) => text.replace(/\s+/g, ' ').trim() || 'x'),
  year: fc.option(fc.integer({ min: 1874, max: 2030 })), language: fc.option(fc.constantFrom('en', 'yue')),
});

describe('the stored titles that are not for a member', () => {
  it('are read as they were written, each once', () => {
    fc.assert(fc.property(fc.uniqueArray(anyTitle, { selector: itemKey, maxLength: 20 }), (titles) => {
      expect(parseTurnedDown(formatTurnedDown(titles))).toEqual(titles);
    }));
    expect(parseTurnedDown(`${formatTurnedDown([film(1)])}\ndamaged\nmovie-0\t\t\tNil\n${formatTurnedDown([film(1), film(2)])}\n`))
      .toEqual([film(1), film(2)]);
    expect([formatTurnedDown([]), parseTurnedDown(null)]).toEqual([null, []]);
  });

  it('stay within their bounds: the oldest go first, and long names are cut', () => {
    const many = Array.from({ length: MAX_TURNED_DOWN + 3 }, (_, index) => film(index + 1));
    expect(parseTurnedDown(formatTurnedDown(many)).map(({ id }) => id)).toEqual(many.slice(3).map(({ id }) => id));
    const long = formatTurnedDown(many.map(({ id }) => film(id, '🎬'.repeat(300)))) ?? '';
    expect(long.length).toBeLessThanOrEqual(MAX_TURNED_DOWN_TEXT);
    expect(parseTurnedDown(long).at(-1)).toMatchObject({ id: MAX_TURNED_DOWN + 3, title: '🎬'.repeat(120) });
    expect(parseTurnedDown(formatTurnedDown([film(1, 'Two\n\tlines')]))).toEqual([film(1, 'Two lines')]);
  });

  it('take changes that are made again as if they were made once', () => {
    const changes = { added: [film(3), film(1)], removed: ['movie-2', 'movie-9'] };
    const after = applyTurnedDown([film(1), film(2)], changes);
    expect(after).toEqual([film(1), film(3)]);
    expect(applyTurnedDown(after, changes)).toEqual(after);
    const many = Array.from({ length: MAX_TURNED_DOWN }, (_, index) => film(index + 1));
    expect(applyTurnedDown(many, { added: [film(0.5)], removed: [] }).slice(-2).map(({ id }) => id)).toEqual([MAX_TURNED_DOWN, 0.5]);
  });
});
