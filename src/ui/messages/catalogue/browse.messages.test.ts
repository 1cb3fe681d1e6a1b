import { describe, expect, it } from 'vitest';
import { LAST_PAGE, PAGE_SIZE } from '#domain/shared/pagination';
import { filterRangeText, listEndMessage, loadedCountText, loadedMoreText } from './browse.messages';
import { filmCountText, seriesCountText } from './catalogue.messages';
import { catalogueListName, catalogueListFullName } from './list.messages';
import { catalogueSizeText } from './shelf.messages';

describe('listEndMessage', () => {
  it('is the total number of titles', () => {
    expect(listEndMessage(31, 31, filmCountText)).toBe('31 films');
    expect(listEndMessage(1, 1, seriesCountText)).toBe('1 series');
    expect(listEndMessage(9_998, LAST_PAGE * PAGE_SIZE, filmCountText)).toBe('10,000 films');
  });

  it('is the number of rendered titles when the total is unknown', () => {
    expect(listEndMessage(12, null, filmCountText)).toBe('12 films');
  });

  it('names the page limit when the total exceeds the reachable results', () => {
    expect(listEndMessage(9_987, 18_000, filmCountText)).toBe('Showing the first 9,987 of 18,000 films.');
    expect(listEndMessage(10_000, 10_001, filmCountText)).toBe('Showing the first 10,000 of 10,001 films.');
  });
});

describe('counts of a list', () => {
  it('name the loaded titles and the total, if known', () => {
    expect([loadedCountText(1_240, 5_000), loadedCountText(40, null)]).toEqual(['1,240 of 5,000', '40 loaded']);
  });

  it('announce new titles, and the end of the list once it is reached', () => {
    expect([loadedMoreText(20), loadedMoreText(11, '31 films')]).toEqual(['20 more', '11 more. 31 films']);
  });
});

describe('catalogueSizeText', () => {
  const stats = { movies: 7_012, series: 801, firstYear: 1895, lastYear: 2025, asOf: null };
  it('names the known counts and years', () => {
    expect(catalogueSizeText('movie', stats)).toBe('7,012 films, from 1895 to 2025');
    expect(catalogueSizeText('movie', { ...stats, firstYear: null })).toBe('7,012 films');
    expect(catalogueSizeText('tv', stats)).toBe('801 series');
  });
  it('is a non-breaking space for unknown counts', () => {
    expect([catalogueSizeText('movie', null), catalogueSizeText('tv', { ...stats, series: null })]).toEqual(['\u00a0', '\u00a0']);
  });
});

describe('filterRangeText', () => {
  it.each([
    [null, 90, 'up to 90 min'],
    [30, null, 'from 30 min'],
    [20, 25, '20 to 25 min'],
    [7, 7, '7 min'],
  ])('formats %s to %s as “%s”', (from, to, text) => {
    expect(filterRangeText(from, to, 'min')).toBe(text);
  });
  it('omits the unit of years', () => expect(filterRangeText(1941, 1943, null)).toBe('1941 to 1943'));
});

it('catalogueListFullName returns a name for every list of both types', () => {
  expect([catalogueListFullName('movie', 'now-playing', true), catalogueListFullName('tv', 'on-the-air', true)]).toEqual([
    'Films now playing', 'Series on the air',
  ]);
});

it('a list of today has another name in a catalogue that does not know today', () => {
  expect(
    [true, false].map((isCurrent) => [
      catalogueListName('airing-today', isCurrent),
      catalogueListFullName('tv', 'airing-today', isCurrent),
    ]),
  ).toEqual([
    ['Airing today', 'Series airing today'],
    ['Aired on 19 May 2019', 'Series aired on 19 May 2019'],
  ]);
});
