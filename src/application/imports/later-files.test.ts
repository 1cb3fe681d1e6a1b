import { expect, it } from 'vitest';
import { filmViewing, onDay, unknownDay } from '#domain/history/history.fixture';
import { toMark } from '#domain/history/viewing-mark';
import { planImport } from '#application/data-file/plan-import';
import { endOf, importOf, importWith, stateOfTitle } from './service-import.fixture';

const OF_HEAT = 'movie-949';
const watched = (...days: ReadonlyArray<string>): string => ['Title,Year,WatchedDate', ...days.map((day) => `Heat,1995,${day}`)].join('\n');

it('an episode whose numbers no series has is damaged, and costs no neighbour', async () => {
  const rows = ['1,20190105', '1,2', '10001,1', '1,100001'].map((numbers) => `Lost,${numbers},2020-01-02`);
  const { file, ...read } = await importOf(['history.csv', ['Title,Season,Episode,WatchedDate', ...rows].join('\n')]);
  expect(endOf({ file, ...read })).toEqual([
    'Lost damaged bad-episode', 'tv-4607', 'Lost damaged bad-episode', 'Lost damaged bad-episode',
  ]);
  const episodes = [1.5, -1].map((number) => ({ number, is_watched: true }));
  const json = await importOf(['shows.json', JSON.stringify([{ title: 'Lost', year: 2004, seasons: [{ number: 1, episodes }] }])]);
  expect(endOf(json)).toEqual(['Lost damaged bad-episode']);
});

it('an impossible number of one episode costs a series none of its other episodes, nor its rating', async () => {
  const episodes = [1, -1, 2].map((number) => ({ number, is_watched: true }));
  const { file, plan } = await importOf(['shows.json', JSON.stringify([
    { title: 'Lost', year: 2004, rating: 9, is_favorite: true, seasons: [{ number: 1, episodes }] },
    { title: 'Lost', year: 2004, seasons: [{ number: 2, episodes: episodes.slice(0, 1) }] },
  ])]);
  expect(file.viewings.map(({ season, episode }) => [season, episode])).toEqual([[1, 1], [1, 2], [2, 1]]);
  expect([file.ratings.map(({ rating }) => rating), file.lists.map(({ list }) => list.name)]).toEqual([[9], ['favorites']]);
  // The row says that something of it is left out.
  expect(plan.rows.map(({ state, hasBadEpisode }) => [state, hasBadEpisode])).toEqual([['new', true], ['new', undefined]]);
});

it('a day in the future costs a series none of its other episodes, nor its rating', async () => {
  const episodes = ['2024-01-02', '2062-01-02', null].map((day, index) => ({ number: index + 1, is_watched: true, watched_at: day }));
  const { file, plan } = await importOf(['shows.json', JSON.stringify([
    { title: 'Lost', year: 2004, rating: 9, seasons: [{ number: 1, episodes }] },
    { title: 'Lost', year: 2004, seasons: [{ number: 2, episodes: episodes.slice(1, 2) }] },
  ])]);
  expect(file.viewings.map(({ season, episode, day }) => [season, episode, day])).toEqual([[1, 1, '2024-01-02'], [1, 3, null]]);
  expect(file.ratings.map(({ rating }) => rating)).toEqual([9]);
  expect(plan.rows.map(({ state, reason, hasFutureDay, hasBadEpisode }) => [state, reason, hasFutureDay, hasBadEpisode])).toEqual([
    ['new', null, true, undefined], ['damaged', 'future', undefined, undefined]]);
});

it('a season of an anime that Simkl has as an entry of its own is never taken for the first one by the number of its series', async () => {
  const [day, ids] = ['2024-01-02T12:00:00Z', { tmdb: '4607', imdb: 'tt0411008', tvdb: '73739' }];
  const anime = (title: string, seasons: ReadonlyArray<object> = [], status = 'watching') =>
    ({ status, anime_type: 'tv', last_watched_at: day, show: { title, year: 2004, ids }, seasons });
  const first = { number: 1, episodes: [{ number: 1, watched_at: day }] };
  const { plan } = await importOf(['simkl.json', JSON.stringify({ anime: [
    anime('Lost', [first]), anime('Lost Season 2', [first]), anime('Lost 3rd Season', [], 'completed'), anime('Lost Part 2', [first]),
    anime('Lost Season 2', [{ ...first, number: 2 }]),
  ] })]);
  expect(plan.rows.map(({ state, title, facts }) => [state, title?.itemKey, ...facts.map(({ fact }) => 'episode' in fact
    && fact.episode)])).toEqual([
    ['new', 'tv-4607', { season: 1, episode: 1 }], ['unknown', undefined, { season: 2, episode: 1 }], ['unknown', undefined, null],
    ['unknown', undefined, { season: 1, episode: 1 }], ['new', 'tv-4607', { season: 2, episode: 1 }],
  ]);
});

const lost = { title: 'Lost', year: 2004 };
it.each([
  ['an exporter', (seasons: object) => ({ ...lost, seasons }), ''],
  ['Trakt', (seasons: object) => ({ show: lost, seasons }), ''],
  ['Simkl', (seasons: object) => ({ status: 'watching', show: lost, seasons }), '{"shows":'],
])('an episode that cannot be read costs a series none of its others: %s', async (_, seriesOf, start) => {
  const day = '2024-01-02T12:00:00.000Z';
  const [first, second] = [1, 2].map((number) => ({ number, watched_at: day, last_watched_at: day }));
  for (const broken of [{ number: 'one', watched_at: day }, { watched_at: day }, null, 7]) {
    const series = [[first, broken, second], [broken]].map((episodes) => seriesOf([{ number: 1, episodes }]));
    const { file, plan } = await importOf(['shows.json', `${start}${JSON.stringify(series)}${start && '}'}`]);
    expect(file.viewings.map(({ season, episode }) => [season, episode])).toEqual([[1, 1], [1, 2]]);
    expect(plan.rows.map(({ name, state, reason, hasBadEpisode }) => [name, state, reason, hasBadEpisode])).toEqual([
      ['Lost', 'new', null, true], ['Lost', 'damaged', 'bad-episode', undefined],
    ]);
  }
});

it('an episode that cannot be read costs a series that was not begun, or that was watched as a whole, nothing', async () => {
  const [broken, watched, open, unknown] = [{ number: 'one', is_watched: true }, { number: 1, is_watched: true },
    { number: 2, is_watched: false }, { is_watched: false }];
  const endOf = async (content: unknown) => {
    const { file, plan } = await importOf(['shows.json', JSON.stringify(content)]);
    return [plan.rows.map(({ state, hasBadEpisode = false }) => `${state}${hasBadEpisode ? ', one is missing' : ''}`).join(),
      ...file.lists.map(({ list }) => list.name), ...file.viewings.map(({ episode }) => episode ?? 'whole')];
  };
  const endOfSeries = (status: string | undefined, ...episodes: ReadonlyArray<unknown>) =>
    endOf([{ ...lost, status, seasons: [{ number: 1, episodes }] }]);
  // Whether it was watched is what an episode without a number can say, too.
  expect(await endOfSeries('for_later', unknown, open)).toEqual(['new', 'watchlist']);
  expect(await endOfSeries(undefined, unknown, open)).toEqual(['new', 'watchlist']);
  expect(await endOfSeries(undefined, { watched_at: null }, { number: 2, watched_at: null })).toEqual(['new', 'watchlist']);
  expect(await endOfSeries('for_later', { number: 1, is_watched: false, plays: '1' }, open)).toEqual(['new', 'watchlist']);
  expect(await endOfSeries('for_later', broken, open)).toEqual(['new, one is missing', 'watchlist']);
  expect(await endOfSeries('completed', null, open)).toEqual(['new, one is missing', 'whole']);
  const simkl = { status: 'completed', show: lost, seasons: [{ number: 1, episodes: [null] }] };
  expect(await endOf({ shows: [simkl] })).toEqual(['new, one is missing', 'whole']);
  // Whatever the state says, an episode that was watched is not lost.
  expect(await endOfSeries('for_later', broken, watched)).toEqual(['new, one is missing', 1]);
  // Nothing says that this one was not begun.
  expect(await endOfSeries(undefined, null, open)).toEqual(['damaged']);
});

it('series without any number of an episode that can be read stay a table of titles, of which the person says what they become', async () => {
  const { plan } = await importOf(['shows.json', JSON.stringify(
    { shows: [{ ...lost, seasons: [{ number: 1, episodes: [{ episode_number: 1, watched: true }] }] }] })]);
  expect(plan.rows.map(({ name, state }) => [name, state])).toEqual([['Lost', 'new']]);
});

it('a viewing that the member moved to another day is there already, as the run of the import finds it', async () => {
  const first = await importOf(['watched.csv', watched('2024-01-01')]);
  const [added] = first.file.viewings;
  const moved = toMark({ ...filmViewing(added?.entryId ?? '', 949), ...onDay('2024-01-05') });
  const again = await importWith([stateOfTitle(OF_HEAT, { viewings: [moved] })], {}, ['watched.csv', watched('2024-01-01')]);
  expect(endOf(again)).toEqual(['Heat there account']);
  expect(again.plan.adds.viewings).toBe(0);
});

it('an own viewing on an unknown day stays when a later file has another viewing', async () => {
  const own = ['Title,Year,Type,tmdbID,imdbID,Season,Episode,WatchedDate,ViewingRating', 'Heat,1995,movie,949,,,,unknown,'].join('\n');
  const { file } = await importOf(['history.csv', own]);
  const [sure] = file.viewings;
  const states = [stateOfTitle(OF_HEAT, { viewings: [toMark({ ...filmViewing(sure?.entryId ?? '', 949), ...unknownDay })] })];
  const later = await importWith(states, {}, ['watched.csv', watched('2024-05-05')]);
  const { changes } = await planImport(later.file, { lists: [], states: new Map(states.map((each) => [each.itemKey, each])) }, () => 'id');
  expect(changes.map(({ kind }) => kind)).toEqual(['log-viewings']);
});

it('a list whose name has hidden characters is there already under the name that it got', async () => {
  const table = `Title,Year,List\nHeat,1995,"No\u200bir"`;
  const first = await importOf(['list.csv', table]);
  const name = first.file.lists[0]?.list.name ?? '';
  const again = await importWith([stateOfTitle(OF_HEAT, { listIDs: [name] })], {}, ['list.csv', table]);
  expect(endOf(again)).toEqual(['Heat there account']);
});

it('two series of one name stay two where our own table has their ids', async () => {
  const rows = [[4607, 2004], [949, 2001]].flatMap(([id, year]) => [1, 2].map((at) => `Lost,${year},tv,${id},,1,${at},2020-01-0${at},`));
  const header = 'Title,Year,Type,tmdbID,imdbID,Season,Episode,WatchedDate,ViewingRating';
  const { read } = await importOf(['history.csv', [header, ...rows].join('\n')]);
  expect(read.rows.map(({ title }) => title.tmdbId)).toEqual([4607, 4607, 949, 949]);
});
