import { describe, expect, it } from 'vitest';
import { aSeason, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import type { Episode, Season, SeasonSummary, SeriesFacts } from '#domain/catalogue/title-details';
import { series } from '#domain/history/history.fixture';
import { film } from '#domain/lists/list.fixture';
import { comingEvents, eventKey, seasonsToRead } from './coming-event';

const TODAY = '2026-11-20';
const HERE = { today: TODAY, region: null };
const summary = (number: number, date: string | null): SeasonSummary => ({
  number, name: `Season ${number}`, episodeCount: 8, date, posterPath: null,
});
const episode = (season: number, number: number, date: string | null): Episode => ({
  season, number, name: `Part ${number}`, date, runtime: null, overview: null, vote: null, stillPath: null,
});
const facts = (more: Partial<SeriesFacts>): { readonly date: null; readonly series: SeriesFacts } => ({
  date: null,
  series: {
    lastAirDate: null, episodeCount: null, episodeRuntime: null, networks: [], countsAsOf: null, seasons: [], hasEpisodes: true,
    nextEpisode: null,
    ...more,
  },
});
const season = (number: number, ...episodes: ReadonlyArray<Episode>): Season => ({ ...aSeason(summary(number, null)), episodes });

describe('seasonsToRead', () => {
  const seasons = [
    summary(0, '2026-12-24'), summary(1, '2025-01-01'), summary(2, '2026-11-01'), summary(3, '2027-03-01'), summary(4, null),
  ];

  it.each([
    ['nothing without news', { lastAirDate: '2026-11-19', seasons: seasons.slice(0, 3) }, []],
    ['the season of the next episode, and later ones', { nextEpisode: episode(2, 5, '2026-11-27'), seasons }, [2, 3]],
    ['the last season begun, if its last episode is today', { lastAirDate: TODAY, seasons: seasons.slice(0, 3) }, [2]],
    ['no specials', { nextEpisode: episode(0, 1, '2026-12-24'), seasons: seasons.slice(0, 1) }, []],
    ['the last season begun, if a special comes before its next episode', { nextEpisode: episode(0, 1, '2026-11-24'), seasons }, [2, 3]],
    ['at most three', { seasons: [1, 2, 3, 4, 5].map((number) => summary(number, `2027-0${number}-01`)) }, [1, 2, 3]],
  ])('reads %s', (_, more, expected) => expect(seasonsToRead(facts(more), TODAY)).toEqual(expected));

  it('reads nothing of a film', () => expect(seasonsToRead({ series: null }, TODAY)).toEqual([]));
});

describe('comingEvents', () => {
  const keysAndDays = (...call: Parameters<typeof comingEvents>) => comingEvents(...call).map((event) => [eventKey(event), event.day]);

  it('returns the release of a film from today on', () => {
    const of = (date: string | null) => keysAndDays(film(603), aTitleDetails({ date }), [], HERE);
    expect([of(TODAY), of('2026-11-19'), of(null)]).toEqual([[['movie-603', TODAY]], [], []]);
  });

  it.each([
    ['the day in the region, which may be after the first release', 'DE', '2026-11-19', [['DE', '2026-12-25']]],
    ['nothing that is over in the region', 'FR', '2026-11-19', []],
    ['the first release in any country, if the region has no day', 'AT', '2026-11-20', [[null, '2026-11-20']]],
    ['the first release in any country without a region', null, '2026-11-20', [[null, '2026-11-20']]],
  ])('returns of a film %s', (_, region, date, expected) => {
    const details = aTitleDetails({ date, releaseDays: { DE: '2026-12-25', FR: '2026-11-19' } });
    const events = comingEvents(film(603), details, [], { today: TODAY, region });
    expect(events.map(({ day, part }) => [part.kind === 'release' ? part.country : part, day])).toEqual(expected);
  });

  it('returns episodes with a day from today on in order, and the first day of a season without such', () => {
    const loaded = [
      season(3, episode(3, 1, '2027-03-08')),
      season(
        2, episode(2, 6, '2026-12-04'), episode(2, 5, '2026-11-27'), episode(2, 4, TODAY), episode(2, 3, '2026-11-13'), episode(2, 7, null),
      ),
    ];
    const known = facts({
      nextEpisode: episode(2, 5, '2026-11-27'),
      seasons: [summary(0, '2026-12-24'), summary(2, TODAY), summary(3, '2027-03-01'), summary(4, '2028-01-01')],
    });
    expect(keysAndDays(series(7), known, loaded, HERE)).toEqual([
      ['tv-7-s2e4', TODAY], ['tv-7-s2e5', '2026-11-27'], ['tv-7-s2e6', '2026-12-04'], ['tv-7-s3e1', '2027-03-08'],
      ['tv-7-s4', '2028-01-01'],
    ]);
  });

  it('returns the next episode if its season is not loaded, and no special', () => {
    const next = (of: Episode) => keysAndDays(series(7), facts({ nextEpisode: of }), [], HERE);
    expect([next(episode(2, 5, '2026-11-27')), next(episode(0, 5, '2026-11-27'))]).toEqual([[['tv-7-s2e5', '2026-11-27']], []]);
  });
});
