import { describe, expect, it } from 'vitest';
import type { Episode, Season, SeasonSummary, SeriesFacts } from '#domain/catalogue/title-details';
import { knownEpisodesText } from './episodes-text';
import { episodesOfSeason, knownEpisodes } from './series-episodes';

const TODAY = '2026-11-27';
const season = (number: number, episodeCount: number | null, date: string | null = '2020-01-01'): SeasonSummary => ({
  number, name: `Season ${number}`, episodeCount, date, posterPath: null,
});
const episode = (of: number, number: number, date: string | null): Episode => ({
  season: of, number, name: '', date, runtime: null, overview: null, vote: null, stillPath: null,
});
/** Returns a loaded season with the dates of its episodes by their numbers. */
const loaded = (number: number, dates: Readonly<Record<number, string | null>>): Season => ({
  ...season(number, Object.keys(dates).length),
  overview: null,
  episodes: Object.entries(dates).map(([key, date]) => episode(number, Number(key), date)),
});
type Facts = Partial<SeriesFacts> & { readonly status?: string };
const known = ({ status = 'Returning Series', ...facts }: Facts, ...seasons: ReadonlyArray<Season>): string | null =>
  knownEpisodesText(
    knownEpisodes({ series: { seasons, nextEpisode: null, countsAsOf: null, ...facts }, status }, TODAY, seasons) ?? [],
    TODAY,
  );
const old = '2020-01-01';

describe('episodes of loaded seasons', () => {
  it.each<readonly [string, Parameters<typeof known>, string | null]>([
    [
      'three of four have aired',
      [{}, loaded(1, { 1: '2026-11-08', 2: '2026-11-15', 3: '2026-11-22', 4: '2026-12-01' })],
      '1:1-3|1:4@20261201',
    ],
    ['numbers run on over seasons', [{}, loaded(1, { 1: old, 2: old, 3: old }), loaded(2, { 4: old, 5: old, 6: old })], '1:1-3;2:4-6'],
    ['numbers begin with 0', [{}, loaded(1, { 0: old, 1: old, 2: old, 3: old })], '1:0-3'],
    ['a number is missing', [{}, loaded(1, { 1: old, 2: old, 4: old })], '1:1-2+4'],
    ['the last one has no day', [{}, loaded(1, { 1: old, 2: null })], '1:1'],
    ['a later one than that without a day has aired', [{}, loaded(1, { 1: old, 2: null, 3: old })], '1:1-3'],
    ['the series has ended', [{ status: 'Ended' }, loaded(1, { 1: old, 2: null })], '1:1-2'],
    ['it was canceled', [{ status: 'Canceled' }, loaded(1, { 1: null })], '1:1'],
    ['none has a day', [{}, loaded(1, { 1: null, 2: null })], null],
    ['specials have aired', [{}, loaded(0, { 1: old }), loaded(1, { 1: old })], '1:1'],
  ])('if %s', (_, [facts, ...seasons], text) => {
    expect(known(facts, ...seasons)).toBe(text);
  });

  it('are the same in any order', () => {
    const shuffled = [episode(1, 3, old), episode(1, 1, null), episode(1, 2, '2026-12-01')];
    expect(episodesOfSeason(shuffled, null, TODAY).map(({ episode: number }) => number)).toEqual([1, 2, 3]);
  });
});

describe('episodes of seasons of which only the number is known', () => {
  const counted = ({ status = 'Returning Series', ...facts }: Facts): string | null =>
    knownEpisodesText(
      knownEpisodes({ series: { seasons: [], nextEpisode: null, countsAsOf: null, ...facts }, status }, TODAY, []) ?? [],
      TODAY,
    );

  it.each<readonly [string, Facts, string | null]>([
    ['seasons have begun', { seasons: [season(0, 2), season(2, 13), season(1, 7)] }, '1:1-7;2:1-13'],
    [
      'a season runs',
      { seasons: [season(1, 7), season(2, 10), season(3, 8)], nextEpisode: episode(2, 4, '2026-11-29') },
      '1:1-7;2:1-3|2:4@20261129',
    ],
    ['the day of the next episode is unknown', { seasons: [season(1, 7)], nextEpisode: episode(1, 4, null) }, '1:1-3'],
    ['the next episode has aired meanwhile', { seasons: [season(1, 7)], nextEpisode: episode(1, 4, '2026-11-01') }, '1:1-7'],
    ['a season is announced', { seasons: [season(1, 7), season(2, 10, '2027-01-01')] }, '1:1-7'],
    ['a season is announced without a day', { seasons: [season(1, 7), season(2, 10, null)] }, '1:1-7'],
    ['an announced season has no number of episodes', { seasons: [season(1, 7), season(2, null, null)] }, '1:1-7'],
    ['a season without a day stands before one that has begun', { seasons: [season(1, 7, null), season(2, 3)] }, '1:1-7;2:1-3'],
    ['the series has ended', { seasons: [season(1, 7, null)], status: 'Ended' }, '1:1-7'],
    ['the numbers are a snapshot', { seasons: [season(1, 7, null)], countsAsOf: 2019 }, '1:1-7'],
    ['numbers of seasons have gaps', { seasons: [season(1, 2), season(3, 1)] }, '1:1-2;3:1'],
    ['a number is unknown', { seasons: [season(1, 7), season(2, null)] }, null],
    ['there is no season', {}, null],
    ['nothing has aired', { seasons: [season(1, 7, '2027-01-01')] }, null],
  ])('if %s', (_, facts, text) => {
    expect(counted(facts)).toBe(text);
  });

  it('are those that the loaded season counts, if the catalogue has no episodes', () => {
    expect(
      knownEpisodes({ series: { seasons: [season(1, 7)], nextEpisode: null, countsAsOf: null }, status: null }, TODAY, [
        { ...season(1, 2), overview: null, episodes: [] },
      ]),
    ).toHaveLength(2);
  });

  it('are unknown of a title that is no series', () => {
    expect(knownEpisodes({ series: null, status: null }, TODAY, [])).toBe(null);
  });
});
