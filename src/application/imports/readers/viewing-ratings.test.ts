import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { catalogueOfHeat } from '#application/data-file/catalogue-of-heat.fixture';
import { planImport } from '#application/data-file/plan-import';
import type { MatchDeps } from '#application/imports/match-title';
import { emptyOutbox } from '#application/ports/outbox-store';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import type { TitleId } from '#domain/catalogue/title-id';
import { episodePart, episodeViewing, filmViewing, onDay, seasonPart, unknownDay } from '#domain/history/history.fixture';
import type { WatchedPart } from '#domain/history/viewing';
import { toMark } from '#domain/history/viewing-mark';
import { emptyTitleState } from '#domain/lists/member-title-state';
import { noSettings } from '#domain/users/user';
import { noChoices } from '#application/imports/import-choices';
import { readServiceFiles } from '#application/imports/read-service-files';
import { prepareImport } from '#application/imports/service-import.fixture';

const NOW = Date.UTC(2026, 10, 20);
const DIARY = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date';
const table = (header: string, ...rows: ReadonlyArray<string>) => ({ name: 'a.csv', text: [header, ...rows].join('\n') });

const lost = aTitle({ mediaType: 'tv', id: 4607, title: 'Lost', year: 2004 });
const catalogue: MatchDeps['catalogue'] = {
  ...catalogueOfHeat, findByImdb: (id) => (id === 'tt0411008' ? TE.right([lost]) : catalogueOfHeat.findByImdb(id)),
};

/** @param marks viewings of the title that the account has. */
const importOf = async (
  texts: ReadonlyArray<string>, marks: ReadonlyArray<string> = [], title: TitleId = { mediaType: 'movie', id: 949 },
) => {
  const states = [{ ...emptyTitleState({ mediaType: title.mediaType, id: title.id }), viewings: marks }];
  const lists = { lists: of(E.right([])), outbox: of(E.right(emptyOutbox)), findStates: () => TE.right(states) };
  const ownProfile = () => ({ content: [], settings: noSettings, phoneNumber: null, savedFilters: null, services: null, turnedDown: null });
  const read = await prepareImport(
    {
      catalogue, lists, remembered: new Map(), onProgress: () => undefined, signal: new AbortController().signal,
      ownProfile,
    },
    texts.map((text, index) => ({ name: `${index}.csv`, text })), NOW,
  )();
  if (E.isLeft(read)) throw new Error(read.left._tag);
  const plan = await read.right.plan(noChoices);
  const [file] = await read.right.contentsOf(plan, noChoices);
  return {
    viewings: file?.viewings.map(({ day, rating }) => [day, rating]), ratings: file?.ratings.map(({ rating }) => rating),
    ends: plan.rows.map(({ state, reason }) => reason ?? state),
  };
};
const heat = (...cells: ReadonlyArray<string>): string => ['tt0113277,Heat', ...cells].join(',');

describe('the rating of a viewing', () => {
  it.each([
    ['Letterboxd’s diary', table(DIARY, '2024-06-02,Heat,1995,u,3.5,Yes,,2024-06-01'), ['2024-06-01', 7]],
    ['a diary’s row without a day', table(DIARY, '2024-06-02,Heat,1995,u,3.5,,,'), [null, 7]],
    ['a diary’s row without a rating', table(DIARY, '2024-06-02,Heat,1995,u,,,,2024-06-01'), ['2024-06-01', undefined]],
    ['a table with a day', table('Title,Rating10,WatchedDate', 'Heat,9,2024-06-01'), ['2024-06-01', 9]],
    ['a table with an episode', table('Title,Season,Episode,Rating10,WatchedDate', 'Lost,1,2,9,2024-06-01'), ['2024-06-01', 9]],
    ['our own table', table('Title,WatchedDate,ViewingRating', 'Heat,unknown,4.5'), [null, 4.5]],
    ['not of a rating with a day of its own', table('Title,Rating,watched_at,rated_at', 'Heat,9,2024-06-01,2025-01-01'),
      ['2024-06-01', undefined]],
    ['not of a title that was seen on some day', table('Title,Rating10,Watched', 'Heat,9,yes'), [null, undefined]],
  ])('is read from %s', async (_, file, expected) => {
    const { rows } = await readServiceFiles([file]);
    expect(rows.flatMap(({ facts }) => facts.flatMap((fact) => (fact.kind === 'viewing' ? [[fact.day, fact.rating]] : [])))).toEqual([
      expected,
    ]);
  });

  it('stays with its viewing, whichever of two files says it; the title has the latest one', async () => {
    const dated = ['imdbID,Title,WatchedDate', heat('2023-01-01'), heat('2024-01-01')].join('\n');
    const rated = ['imdbID,Title,WatchedDate,Rating10', heat('2023-01-01', '4'), heat('2024-01-01', '9')].join('\n');
    const again = ['imdbID,Title,WatchedDate,Rating10', heat('2023-01-01', '5')].join('\n');
    expect(await importOf([dated, rated, again])).toMatchObject({ viewings: [['2023-01-01', 4], ['2024-01-01', 9]], ratings: [9] });
  });

  it.each(['diary first', 'ratings first'])('gives way to a rating of the title on its day: %s', async (order) => {
    const diary = [`${DIARY},imdbID`, '2024-06-01,Heat,1995,u,3.5,,,2024-06-01,tt0113277',
      '2024-06-01,Heat,1995,v,2,,,2024-05-01,tt0113277'].join('\n');
    const rated = ['Date,Name,Year,Letterboxd URI,Rating,imdbID', '2024-06-01,Heat,1995,u,4.5,tt0113277'].join('\n');
    const both = order === 'diary first' ? [diary, rated] : [rated, diary];
    expect(await importOf(both)).toMatchObject({ viewings: [['2024-06-01', 7], ['2024-05-01', 4]], ratings: [9] });
    // A later viewing has the later rating.
    const later = rated.replace('2024-06-01', '2024-05-20');
    expect(await importOf([diary, later])).toMatchObject({ ratings: [7] });
  });

  const show = { title: 'Lost', year: 2004, ids: { trakt: 2, tmdb: 4607, imdb: 'tt0411008' } };
  const episode = { season: 1, number: 1 };
  const ratedOn = (day: string): string =>
    JSON.stringify([{ rated_at: `${day}T08:38:40.000Z`, rating: 8, type: 'episode', show, episode }]);
  const plays = JSON.stringify(['2024-05-01', '2024-06-01', '2024-04-01'].map((day, id) =>
    ({ id, watched_at: `${day}T12:00:00.000Z`, type: 'episode', show, episode })));

  it.each([
    ['2024-09-11', [null, 8, null]], ['2024-05-20', [8, null, null]], ['2020-01-01', [null, null, 8]],
  ] as const)('of an episode on %s belongs to the last viewing in the files until then, else to the first', async (day, ratings) => {
    expect(await importOf([ratedOn(day), plays])).toEqual({
      viewings: ['2024-05-01', '2024-06-01', '2024-04-01'].map((played, index) => [played, ratings[index]]), ratings: [],
      ends: ['repeated', 'new', 'new', 'new'],
    });
  });

  it('of an episode alone is of a viewing on an unknown day, and rates no series', async () => {
    expect(await importOf([ratedOn('2024-09-11')])).toEqual({ viewings: [[null, 8]], ratings: [], ends: ['new'] });
  });

  it.each([
    ['has a day of its own', ['rated_at'], ['8,2024-09-11'], [[null, 8]]],
    ['stands beside a viewing', ['rated_at', 'watched_at'], ['8,2024-09-11,2024-05-01', ',,2024-06-01'],
      [['2024-05-01', null], ['2024-06-01', 8]]],
    ['stands beside a yes', ['watched'], ['8,yes'], [[null, 8]]],
    ['stands alone', ['notes'], ['8,'], [[null, 8]]],
    ['is that of a viewing', ['watched_at'], ['8,2024-05-01'], [['2024-05-01', 8]]],
  ])('of an episode in a table stays where it %s', async (_, columns, cells, viewings) => {
    const header = ['imdb_id', 'type', 'season', 'episode', 'rating', ...columns];
    const rows = cells.map((each) => `tt0411008,episode,1,2,${each}`);
    expect(await importOf([[header.join(','), ...rows].join('\n')])).toEqual({ viewings, ratings: [], ends: cells.map(() => 'new') });
    const all = rows.map((row): unknown =>
      Object.fromEntries(row.split(',').map((cell, at) => [header[at], at === 4 ? Number(cell) : cell])));
    if (cells.length === 1) expect(await importOf([JSON.stringify(all)])).toMatchObject({ viewings });
  });

  it('of an episode that was not watched, or of a season, stays out', async () => {
    const header = 'imdb_id,type,season,episode,rating,status';
    const { leftOut, rows } = await readServiceFiles([table(header, 'tt0411008,episode,1,2,8,watching', 'tt0411008,season,1,,8,')]);
    expect([rows, leftOut.map(({ reason }) => reason)]).toEqual([[], ['episode', 'episode']]);
  });

  it('of an episode changes no viewing that the account has, which the dry run says, and is of no other one', async () => {
    const marked = (part: WatchedPart, rating: number | null) =>
      [toMark({ ...episodeViewing('v1', lost.id, part, onDay('2024-05-01')), rating })];
    const endOf = (marks: ReadonlyArray<string>) => importOf([ratedOn('2024-09-11'), plays], marks, lost);
    const others = { viewings: [['2024-06-01', null], ['2024-04-01', null]], ratings: [] };
    expect(await endOf(marked(episodePart(1, 1), null))).toEqual({ ...others, ends: ['viewing', 'account', 'new', 'new'] });
    expect(await endOf(marked(episodePart(1, 1), 8))).toEqual({ ...others, ends: ['account', 'account', 'new', 'new'] });
    const season = await importOf([ratedOn('2024-09-11')], marked(seasonPart(1, 25), null), lost);
    expect(season).toEqual({ viewings: [], ratings: [], ends: ['viewing'] });
  });

  it('alone does not rate the title', async () => {
    expect(await importOf([['imdbID,Title,WatchedDate,ViewingRating', heat('2023-01-01', '4')].join('\n')])).toMatchObject({
      viewings: [['2023-01-01', 4]], ratings: [],
    });
  });

  it('changes no viewing that the account has, which the dry run says', async () => {
    const rows = [heat('2023-01-01', '4'), heat('2023-02-02', '7'), heat('2023-03-03', '')];
    const marks = [['2023-01-01', null], ['2023-02-02', 7], ['2023-02-02', 3], ['2023-03-03', 2]] as const;
    const stored = marks.map(([day, rating], index) => toMark(filmViewing(`v${index}`, 949, onDay(day), rating)));
    const text = ['imdbID,Title,WatchedDate,ViewingRating', ...rows].join('\n');
    expect(await importOf([text], stored)).toEqual({ viewings: [], ratings: [], ends: ['viewing', 'account', 'account'] });
  });

  it('on an unknown day is not lost to a viewing on a day', async () => {
    const removed = async (rating: number | null, ...days: ReadonlyArray<string>) => {
      const undated = filmViewing('import-movie-949-unknown', 949, unknownDay, rating);
      const states = new Map([['movie-949', { ...emptyTitleState({ mediaType: 'movie', id: 949 }), viewings: [toMark(undated)] }]]);
      const viewings = days.map((day) => filmViewing(`import-movie-949-${day}`, 949, onDay(day), 4));
      const file = { lists: [], viewings, ratings: [], episodes: [], own: null };
      const { changes } = await planImport(file, { lists: [], states }, () => 'new');
      expect(changes[0]).toMatchObject({ kind: 'log-viewings', viewings });
      return changes.flatMap((change) => (change.kind === 'remove-viewings' ? change.viewings.map(({ entryId }) => entryId) : []));
    };
    const one = ['import-movie-949-unknown'];
    expect([await removed(null, '2023-01-01'), await removed(4, '2023-01-01'), await removed(9, '2023-01-01')]).toEqual([one, one, []]);
    expect(await removed(null, '2023-01-01', '2024-01-01')).toEqual(one);
  });
});

describe('a rating that cannot be read', () => {
  it.each([
    { ...table(DIARY, '2024-06-02,Heat,1995,u,great,,,2024-06-01'), name: 'diary.csv' },
    { ...table('Position,Const,Title,Your Rating', '1,tt0113277,Heat,eleven'), name: 'imdb.csv' },
    { ...table('TMDb ID,Type,Name,Release Date,Your Rating', '949,movie,Heat,1995-12-15,abc', '950,movie,Ran,1985,'), name: 'tmdb.csv' },
    { ...table('Title,Rating,watched_at', 'Heat,abc,2024-06-01'), name: 'seen.csv' },
    { name: 'simkl.json',
      text: JSON.stringify({ movies: [{ status: 'completed', user_rating: 77, movie: { title: 'Heat', year: 1995 } }] }) },
  ])('costs nothing else of its row and is named: $name', async (file) => {
    const { rows, leftOut } = await readServiceFiles([file]);
    expect([rows[0]?.facts.length, rows[0]?.hasBadRating, leftOut]).toEqual([1, true, []]);
    expect(rows.filter(({ hasBadRating }) => hasBadRating === true)).toHaveLength(1);
  });

  it('makes a row of a table damaged; an empty one and the age of a film make it a title of a list', async () => {
    const { rows, open } = await readServiceFiles([{ name: 'films.csv',
      text: 'Title,Rating\nHeat,abc\nRan,\nAlien,PG-13\nJaws,0\nLaura,9\nDark,11/5' }]);
    expect(rows.map(({ title: { name }, facts: [fact], hasBadRating }) => [name, fact?.kind ?? hasBadRating])).toEqual([
      ['Heat', true], ['Ran', 'item'], ['Alien', 'item'], ['Jaws', 'item'], ['Laura', 'rating'], ['Dark', true]]);
    expect(open[0]?.hasRatings).toBe(true);
  });
});
