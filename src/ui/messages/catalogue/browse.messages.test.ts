import { describe, expect, it } from 'vitest';
import { LAST_PAGE, PAGE_SIZE } from '#domain/shared/pagination';
import { boundsMessage, endMessage, loadedCount, loadedMore } from './browse.messages';
import { filmCount, seriesCount } from './catalogue.messages';
import { listName, listTitle } from './list.messages';
import { catalogueSize } from './shelf.messages';

describe('endMessage', () => {
  it('is the total number of titles', () => {
    expect(endMessage(31, 31, filmCount)).toBe('31 films');
    expect(endMessage(1, 1, seriesCount)).toBe('1 series');
    expect(endMessage(9_998, LAST_PAGE * PAGE_SIZE, filmCount)).toBe('10,000 films');
  });

  it('is the number of rendered titles when the total is unknown', () => {
    expect(endMessage(12, null, filmCount)).toBe('12 films');
  });

  it('names the page limit when the total exceeds the reachable results', () => {
    expect(endMessage(9_987, 18_000, filmCount)).toBe('Showing the first 9,987 of 18,000 films.');
    expect(endMessage(10_000, 10_001, filmCount)).toBe('Showing the first 10,000 of 10,001 films.');
  });
});

describe('counts of a list', () => {
  it('name the loaded titles and the total, if known', () => {
    expect([loadedCount(1_240, 5_000), loadedCount(40, null)]).toEqual(['1,240 of 5,000', '40 loaded']);
  });

  it('announce new titles, and the end of the list once it is reached', () => {
    expect([loadedMore(20), loadedMore(11, '31 films')]).toEqual(['20 more', '11 more. 31 films']);
  });
});

describe('catalogueSize', () => {
  const stats = { movies: 7_012, series: 801, firstYear: 1895, lastYear: 2025, asOf: null };
  it('names the known counts and years', () => {
    expect(catalogueSize('movie', stats)).toBe('7,012 films, from 1895 to 2025');
    expect(catalogueSize('movie', { ...stats, firstYear: null })).toBe('7,012 films');
    expect(catalogueSize('tv', stats)).toBe('801 series');
  });
  it('is a non-breaking space for unknown counts', () => {
    expect([catalogueSize('movie', null), catalogueSize('tv', { ...stats, series: null })]).toEqual(['\u00a0', '\u00a0']);
  });
});

describe('boundsMessage', () => {
  it.each([[null, 90, 'up to 90 min'], [30, null, 'from 30 min'], [20, 25, '20 to 25 min'], [7, 7, '7 min']])('formats %s to %s as “%s”', (from, to, text) => {
    expect(boundsMessage(from, to, 'min')).toBe(text);
  });
  it('omits the unit of years', () => expect(boundsMessage(1941, 1943, null)).toBe('1941 to 1943'));
});

it('listTitle returns a name for every list of both types', () => {
  expect([listTitle('movie', 'now-playing', true), listTitle('tv', 'on-the-air', true)]).toEqual(['Films now playing', 'Series on the air']);
});

it('a list of today has another name in a catalogue that does not know today', () => {
  expect([true, false].map((isCurrent) => [listName('airing-today', isCurrent), listTitle('tv', 'airing-today', isCurrent)])).toEqual([
    ['Airing today', 'Series airing today'],
    ['Aired on one day', 'Series aired on one day'],
  ]);
});
