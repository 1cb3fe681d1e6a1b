import { describe, expect, it } from 'vitest';
import { airedSeasonSizes, hasAired } from './aired-episodes';
import type { Episode, Season, SeasonSummary } from '../catalogue/title-details';

const TODAY = '2026-05-20';
const season = (number: number, episodeCount: number | null, date: string | null = '2020-01-01'): SeasonSummary => ({ number, name: `Season ${number}`, episodeCount, date, posterPath: null });
const episode = (of: number, number: number, date: string | null): Episode => ({ season: of, number, name: '', date, runtime: null, overview: null, vote: null, stillPath: null });
const read = (number: number, dates: ReadonlyArray<string | null>): Season => ({ ...season(number, dates.length), overview: null, episodes: dates.map((date, index) => episode(number, index + 1, date)) });

describe('hasAired', () => {
  it.each([['2026-05-20', true], ['2026-05-21', false], [null, true]])('answers for %s', (date, expected) => {
    expect(hasAired(TODAY)({ date })).toBe(expected);
  });
});

describe('airedSeasonSizes', () => {
  it('counts all episodes of an ended series, in the order of the seasons and without specials', () => {
    expect(airedSeasonSizes({ seasons: [season(0, 2), season(2, 13), season(1, 7)], nextEpisode: null }, TODAY)).toEqual([7, 13]);
  });

  it('counts the running season up to the next episode, and no later season', () => {
    const seasons = [season(1, 7), season(2, 10), season(3, 8)];
    expect(airedSeasonSizes({ seasons, nextEpisode: episode(2, 4, '2026-05-22') }, TODAY)).toEqual([7, 3, 0]);
  });

  it('ignores a next episode that has aired meanwhile', () => {
    expect(airedSeasonSizes({ seasons: [season(1, 7)], nextEpisode: episode(1, 4, '2026-05-01') }, TODAY)).toEqual([7]);
  });

  it('counts no episode of a season that starts later', () => {
    expect(airedSeasonSizes({ seasons: [season(1, 7), season(2, 10, '2027-01-01')], nextEpisode: null }, TODAY)).toEqual([7, 0]);
  });

  it('prefers the dates of loaded episodes', () => {
    expect(airedSeasonSizes({ seasons: [season(1, 4)], nextEpisode: null }, TODAY, [read(1, ['2026-05-01', null, '2026-05-20', '2026-05-27'])])).toEqual([3]);
  });

  it.each([
    ['a count is unknown', [season(1, 7), season(2, null)]],
    ['a season is missing', [season(1, 7), season(3, 8)]],
    ['there is no season', []],
    ['nothing has aired', [season(1, 7, '2027-01-01')]],
  ])('is null if %s', (_, seasons) => {
    expect(airedSeasonSizes({ seasons, nextEpisode: null }, TODAY)).toBeNull();
  });
});
