import { describe, expect, it } from 'vitest';
import {
  filterNameError, formatSavedFilters, hasRoomForFilter, isFilterAddress, MAX_FILTER_NAME, MAX_SAVED_FILTERS, MAX_SAVED_FILTERS_TEXT,
  parseSavedFilters, type SavedFilter,
} from './saved-filters';

const loops: SavedFilter = { name: 'Time loops', address: '/movies/popular?with=keyword%3Atime+loop&sort=vote' };
const noir: SavedFilter = { name: 'Noir, 1940s & 50s', address: '/genre/crime?from=1940&to=1959' };

describe('saved filters', () => {
  it('are read as they were stored, without damaged lines', () => {
    const stored = formatSavedFilters([loops, noir]) ?? '';
    expect(parseSavedFilters(stored)).toEqual([loops, noir]);
    const damaged = [
      '', 'only a name', '\t/movies/popular?from=1990', 'Away\thttps://evil.example/?x', 'No filters\t/movies/popular', stored,
    ];
    expect(parseSavedFilters(damaged.join('\n'))).toEqual([loops, noir]);
    expect([parseSavedFilters(null), formatSavedFilters([])]).toEqual([[], null]);
  });

  it.each([
    ['/tv-shows/top-rated?with=network%3AHBO', true], ['/movies/popular', false], ['/movies/popular?', false],
    ['//evil.example/a?b', false],
    ['/movies/popular?a b', false], ['/user-profile?from=1990', false],
  ])('have the address of a list with filters: %s is one: %s', (address, isOne) => expect(isFilterAddress(address)).toBe(isOne));

  it.each([
    ['  ', 'required'], ['a'.repeat(MAX_FILTER_NAME + 1), 'too-long'], ['tab\there', 'hidden-characters'], [' time LOOPS ', 'taken'],
    ['Noir', null],
  ])('refuse the name “%s”: %s', (name, error) => expect(filterNameError(name, [loops])).toBe(error));

  it('are bounded by number and size', () => {
    const many = Array.from({ length: MAX_SAVED_FILTERS }, (_, at) => ({ ...loops, name: `Loops ${at}` }));
    expect([hasRoomForFilter(many.slice(1), noir), hasRoomForFilter(many, noir)]).toEqual([true, false]);
    const long = Array.from({ length: 12 }, (_, at) => ({ name: `Long ${at}`, address: `/movies/popular?keyword=${'a'.repeat(680)}` }));
    expect(formatSavedFilters(long)?.length).toBeGreaterThan(MAX_SAVED_FILTERS_TEXT);
    expect(hasRoomForFilter(long.slice(1), { ...noir, address: long[0]?.address ?? '' })).toBe(false);
  });
});
