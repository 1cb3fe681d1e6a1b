import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { catalogueOfHeat } from '#application/data-file/catalogue-of-heat.fixture';
import { noChoices } from '#application/imports/import-choices';
import { readServiceFiles } from '#application/imports/read-service-files';
import { prepareImport } from '#application/imports/service-import.fixture';
import { emptyOutbox } from '#application/ports/outbox-store';
import type { Episode, Season } from '#domain/catalogue/title-details';
import { aTitle, aTitleDetails, someSeries } from '#domain/catalogue/title-details.fixture';
import { toStoredTitle } from '#domain/lists/stored-title';
import { aborted } from '#domain/shared/failure';
import { noSettings } from '#domain/users/user';
import { findNamedEpisode } from './named-episodes';

const known = (season: number, number: number, name: string, date: string | null = null) => ({ season, number, name, date });

it('finds an episode by its name in its season, else the only one of the series, and by a number that is none of another count', () => {
  const episodes = [known(1, 1, 'pilot'), known(2, 1, 'pilot'), known(2, 2, 'secrets'), known(2, 3, 'episode 3')];
  const find = (season: number | null, name: string) => findNamedEpisode({ season, name }, episodes);
  expect(find(2, 'Pilot')).toEqual({ season: 2, episode: 1 });
  expect(find(7, 'Secrets')).toEqual({ season: 2, episode: 2 });
  const unclear = [find(7, 'Pilot'), find(null, 'Pilot'), find(1, 'Chapter 2'), find(1, 'Episode 9'), find(1, '…')];
  expect(unclear).toEqual([null, null, null, null, null]);
  expect(find(2, 'Episode 2')).toEqual({ season: 2, episode: 2 });
  const numbered = [find(2, 'Secrets (Episode 9)'), find(1, 'Episode 9: Secrets'), find(2, 'Lies (Episode 1)')];
  expect(numbered.map((found) => found?.episode)).toEqual([2, 2, 1]);
  // A catalogue without episodes does not contradict the file.
  expect(findNamedEpisode({ season: 3, name: 'Folge 4' }, [])).toEqual({ season: 3, episode: 4 });
});

it('takes a bare number in its season before a placeholder with that number in another season', () => {
  const episodes = [
    known(1, 1, 'pilot'), known(1, 2, 'secrets'), known(3, 1, 'episode 1', '2019-06-21'), known(3, 2, 'lies'), known(3, 4, 'episode 4'),
  ];
  const find = (season: number | null, name: string, more = {}) => findNamedEpisode({ season, name, ...more }, episodes);
  expect([find(1, 'Episode 1'), find(3, 'Episode 1'), find(3, 'Episode 2')]).toEqual([
    { season: 1, episode: 1 }, { season: 3, episode: 1 }, { season: 3, episode: 2 }]);
  expect(find(1, 'Episode 1', { date: '2019-06-21' })).toEqual({ season: 3, episode: 1 });
  // Neither a number that the season lacks nor one beside a name says more than a name.
  expect([find(1, 'Episode 4'), find(1, 'Episode 1: Secrets'), find(null, 'Episode 1')]).toEqual([
    { season: 3, episode: 4 }, { season: 1, episode: 2 }, { season: 3, episode: 1 }]);
});

it('finds an episode by its day of broadcast where its name tells nothing, and no other one has that day', () => {
  const episodes = [
    known(1, 1, 'pilot', '2017-12-01'), known(2, 1, 'pilot', '2019-06-21'), known(2, 2, 'dark matter', '2019-06-28'),
    known(2, 3, 'ghosts', '2019-07-05'), known(2, 4, 'the travelers', '2019-07-05'),
  ];
  const find = (name: string, date: string) => findNamedEpisode({ season: null, name, date }, episodes);
  expect([find('Pilot', '2019-06-21'), find('Dunkle Materie', '2019-06-28'), find('Geister', '2019-07-05'), find('Ghosts', '2001-01-01')])
    .toEqual([{ season: 2, episode: 1 }, { season: 2, episode: 2 }, null, { season: 2, episode: 3 }]);
});

it('reads the day of broadcast of episodes', async () => {
  const ratings = 'Const,Your Rating,Date Rated,Title,Title Type,Year,Release Date\n'
    + 'tt2301451,10,2020-01-01,Breaking Bad: Ozymandias,TV Episode,2013,2013-09-15';
  const own = 'Show Title,Episode Title,Air Date,Watched Date\nBreaking Bad,Ozymandias,2013-09-15,2020-01-01';
  const { rows } = await readServiceFiles([{ name: 'ratings.csv', text: ratings }, { name: 'own.csv', text: own }]);
  const named = { name: 'Ozymandias', date: '2013-09-15' };
  expect(rows.map(({ facts }) => facts)).toMatchObject([[{ named }], [{ named, day: '2020-01-01' }]]);
});

it('plans episodes by name, and keeps those that the catalogue does not name', async () => {
  const dark = aTitle({ mediaType: 'tv', id: 70523, title: 'Dark', year: 2017 });
  const summary = { number: 1, name: 'Season 1', episodeCount: 1, date: null, posterPath: null };
  const episode: Episode = {
    season: 1, number: 1, name: 'Secrets', date: null, runtime: null, overview: null, vote: null, stillPath: null,
  };
  const reading = new AbortController();
  const season: Season = { ...summary, overview: null, episodes: [episode] };
  const prepared = await prepareImport(
    {
      catalogue: {
        ...catalogueOfHeat, findByName: ({ name }) => TE.right(name === 'Dark' ? [dark] : []),
        getDetails: (_, signal) => signal?.aborted === true ? TE.left(aborted)
          : TE.right(aTitleDetails({ ...dark, series: someSeries({ seasons: [summary], hasEpisodes: true }) })),
        getSeason: () => TE.right(season),
      },
      onProgress: () => undefined, signal: reading.signal, remembered: new Map(),
      lists: { lists: of(E.right([])), outbox: of(E.right(emptyOutbox)), findStates: () => TE.right([]) },
      ownProfile: () => ({ content: [], settings: noSettings, phoneNumber: null, savedFilters: null, services: null, turnedDown: null }),
    },
    [{
      name: 'NetflixViewingHistory.csv',
      text: [
        'Title,Date', '"Dark: Season 1: Secrets","1/31/24"', '"Dark: Season 1: Lies","1/31/24"', '"Dark","1/30/24"',
        '"Gloom: Season 1: Secrets","1/29/24"',
      ].join('\n'),
    }],
    Date.UTC(2026, 0, 1),
  )();
  if (E.isLeft(prepared)) throw new Error(JSON.stringify(prepared.left));
  const plan = await prepared.right.plan(noChoices);
  expect(plan.rows.map(({ state, reason, facts }) => [state, reason, facts.map(({ fact }) => 'episode' in fact && fact.episode)])).toEqual([
    ['new', null, [{ season: 1, episode: 1 }]], ['unknown', 'episode-name', [null]], ['unknown', 'unknown', [null]],
    ['unknown', 'unknown', [null]],
  ]);
  // Reading the files ends with its signal; the person chooses a title afterwards.
  reading.abort();
  const chosen = toStoredTitle(dark, null);
  const more = await prepared.right.including([chosen])();
  if (E.isLeft(more)) throw new Error(JSON.stringify(more.left));
  const { rows } = await more.right.plan({ ...noChoices, titles: new Map([[plan.rows[3]?.titleKey ?? '', chosen]]) });
  expect(rows[3]?.facts.map(({ fact }) => 'episode' in fact && fact.episode)).toEqual([{ season: 1, episode: 1 }]);
});
