import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NameQuery } from '#domain/catalogue/catalogue';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { rateLimited } from '#domain/shared/failure';
import { isStorableItem, isStorableRating, isStorableViewing } from '#application/data-file/is-storable';
import type { OpenKind } from './import-row';
import { matchTitles, namedTitleKey } from './match-titles';
import { catalogueOfNamesakes, endOf, IMPORT_NOW, importOf, importWith, stateOfTitle } from './service-import.fixture';

const namesOf = async (table: string): Promise<ReadonlyArray<string>> => endOf(await importOf(['films.csv', table]));

describe('prepareImport', () => {
  it.each([
    ['by name and year, a remake apart from the film before it', 'Title,Year\nThe Thing,1982\nThe Thing,2011', ['movie-10', 'movie-11']],
    ['by a year that is off by one', 'Title,Year\nHeat,1996', ['movie-949']],
    ['by the original title', 'Title,Year\n기생충,2019', ['movie-496243']],
    ['never by a year that is off by more', 'Title,Year\nHeat,1986', ['Heat unknown unknown']],
    ['never by a part of a name', 'Title,Year\nHeat 2,1995', ['Heat 2 unknown unknown']],
    ['not at all if two are equal', 'Title,Year\nFlow,2024', ['Flow doubtful several']],
    ['not at all by a name that two have, without a year', 'Title\nThe Thing', ['The Thing doubtful several']],
    ['by the number before the name', 'tmdbID,Type,Title,Year\n949,movie,Wrong name,1995', ['movie-949']],
    ['by the number of the right type: a film and a series share it', 'tmdbID,Type,Title\n949,tv,Another Series', ['tv-949']],
    ['by the number of TVDB', 'Title,Type,tvdb_id\nLost,show,73739', ['tv-4607']],
    ['by the number of TVDB without a name', 'Title,Type,tvdb_id\n,show,73739', ['tv-4607']],
    ['not by a number of TVDB that belongs to another name', 'Title,Type,tvdb_id\nDark,show,73739', ['Dark doubtful several']],
    ['by the name if nothing has the number of TVDB', 'Title,Type,tvdb_id\nLost,show,5', ['tv-4607']],
    ['by the id of IMDb, whose zeros a spreadsheet took', 'imdbID,Title\n113277,Heat', ['movie-949']],
  ])('finds titles %s', async (_, table, expected) => {
    expect(await namesOf(table)).toEqual(expected);
  });

  it('makes one import of several files: a viewing on one day is one, on two days two, and an unknown day says nothing beside them', async () => {
    const { file, plan } = await importOf(
      ['watched.csv', 'Date,Name,Year,Letterboxd URI\n2024-05-12,Heat,1995,u\n2024-05-12,Parasite,2019,u'],
      [
        'diary.csv',
        'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2024-06-02,Heat,1995,u,4,,,2024-06-01\n2024-06-09,Heat,1995,u,4.5,Yes,,2024-06-08',
      ],
      ['reviews.csv', 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n2024-06-02,Heat,1995,u,4,,Good.,,2024-06-01'],
      [
        'history.json',
        JSON.stringify([
          {
            type: 'episode', watched_at: '2024-06-01T23:30:00Z', show: { title: 'Lost', year: 2004, ids: { imdb: 'tt0411008' } },
            episode: { season: 1, number: 2 },
          },
        ]),
      ],
    );
    expect(file.viewings.map(({ item, season, episode, day }) => [item.title, season, episode, day])).toEqual([
      ['Parasite', null, null, null], ['Heat', null, null, '2024-06-01'], ['Heat', null, null, '2024-06-08'], ['Lost', 1, 2, '2024-06-01'],
    ]);
    expect(file.ratings.map(({ item, rating }) => [item.title, rating])).toEqual([['Heat', 9]]);
    expect([
      file.viewings.every((viewing) => isStorableViewing(viewing, IMPORT_NOW)),
      file.ratings.every((rating) => isStorableRating(rating, IMPORT_NOW)),
      plan.counts,
    ]).toEqual([true, true, { new: 4, there: 2, doubtful: 0, unknown: 0, unkept: 0, 'left-out': 0, damaged: 0 }]);
    const again = await importOf([
      'diary.csv', 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2024-06-02,Heat,1995,u,4,,,2024-06-01',
    ]);
    expect(again.file.viewings[0]?.entryId).toBe(file.viewings[1]?.entryId);
  });

  it('keeps the order, notes and description of a list, and gives it a possible name', async () => {
    const list = (name: string) =>
      `Date,Name,Tags,URL,Description\n2026-01-01,"${name}",,u,For rain\n\nPosition,Name,Year,URL,Description\n1,Heat,1995,u,Night\n2,Parasite,2019,u,\n3,Heat,1995,u,again`;
    const { file } = await importOf(['a.csv', list('Rainy DAYS')], ['b.csv', list('x'.repeat(99))]);
    expect(
      file.lists.map(({ list: { name, displayName, description } }) => [name.length > 20 ? name.length : name, displayName, description]),
    ).toEqual([
      ['rainy_days', 'Rainy DAYS', 'For rain'], [60, null, 'For rain'],
    ]);
    expect(file.lists[0]?.items.map((item) => [item.title, item.note])).toEqual([
      ['Heat', 'Night'], ['Parasite', null],
    ]);
    expect(file.lists.every(({ items }) => items.every((item) => isStorableItem(item, IMPORT_NOW)))).toBe(true);
  });

  it('takes no episode for a film, and no day that has not come', async () => {
    const done = await importOf([
      'a.csv', 'imdbID,Title,Season,Episode,watched_at\ntt0113277,Heat,1,2,2024-01-01\ntt0113277,Heat,,,2027-01-01',
    ]);
    expect([done.file.viewings, endOf(done)]).toEqual([[], ['Heat unknown film', 'Heat damaged future']]);
  });

  it('counts rows whose new facts lack a day that can be read in two ways', async () => {
    const rows = ['Title,Year,Watched on,Date', 'Heat,1995,5/4/2024,', 'Parasite,2019,2024-01-02,', 'Lost Highway,1997,,6/4/2024'];
    const table = ['films.csv', rows.join('\n')] as const;
    const seen = stateOfTitle('movie-949', { viewings: ['by-hand.2024-06-01.1717243200000....'] });
    const counts = [await importOf(table), await importWith([], { kinds: new Map([['films.csv', 'viewings']]) }, table),
      await importWith([seen], {}, table)].map(({ plan }) => plan.openDays);
    expect(counts).toEqual([1, 2, 0]);
  });

  const diary = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2024-06-02,Heat,1995,u,4,,,2024-06-01';
  it('knows what the account has, whatever the id of a viewing, and shows another rating', async () => {
    const heat = stateOfTitle('movie-949', { viewings: ['by-hand.2024-06-01.1717243200000....'], rating: 6, listIDs: ['watchlist'] });
    const watchlist = ['watchlist.csv', 'Date,Name,Year,Letterboxd URI\n2024-05-12,Heat,1995,u'] as const;
    const watched = ['watched.csv', 'Date,Name,Year,Letterboxd URI\n2024-05-12,Heat,1995,u'] as const;
    const mine = await importWith([heat], {}, ['diary.csv', diary], watchlist, watched);
    expect([endOf(mine), mine.plan.rows[0]?.conflict, mine.plan.conflicts]).toEqual([
      ['Heat there rating', 'Heat there account', 'Heat there account'], { mine: 6, file: 8 }, 1,
    ]);
    const theirs = await importWith([heat], { ratings: 'file' }, ['diary.csv', diary]);
    expect([theirs.plan.counts.new, theirs.file.ratings.map(({ rating }) => rating), theirs.file.viewings]).toEqual([1, [8], []]);
  });

  it('leaves out rows and lists, renames lists, and takes the title that the person chose', async () => {
    const list = ['noir.csv', 'Title,Year\nHeat,1995\nFlow,2024'] as const;
    const first = await importOf(list);
    const flow = first.plan.rows[1];
    expect(flow?.candidates.map(({ itemKey }) => itemKey)).toEqual(['movie-21', 'movie-22']);
    const titles = new Map([[flow?.titleKey ?? '', flow?.candidates[1] ?? null]]);
    const chosen = await importWith(
      [], { titles, leftOut: new Set([0]), lists: new Map([['noir', { name: 'Night Films', isLeftOut: false }]]) }, list,
    );
    expect(chosen.file.lists.map(({ list: { displayName }, items }) => [displayName, items.map(({ itemKey }) => itemKey)])).toEqual([
      ['Night Films', ['movie-22']],
    ]);
    expect(
      endOf(
        await importWith(
          [], { titles: new Map([[flow?.titleKey ?? '', null]]), lists: new Map([['noir', { name: 'noir', isLeftOut: true }]]) }, list,
        ),
      ),
    ).toEqual(['Heat left-out list', 'Flow unknown none-of-these']);
  });

  it('makes of a table without a service a list, viewings or ratings', async () => {
    const table = ['best.csv', 'Title,Year,Rating,Date\nHeat,1995,9,2024-02-03\nParasite,2019,,'] as const;
    const as = async (kind: OpenKind) => {
      const { file: { lists, viewings, ratings }, plan } = await importWith([], { kinds: new Map([['best.csv', kind]]) }, table);
      return [
        lists.map(({ items }) => items.length), viewings.map(({ day }) => day), ratings.map(({ rating }) => rating), plan.counts.unkept,
      ];
    };
    expect([await as('table'), await as('list'), await as('viewings'), await as('ratings')]).toEqual([
      [[1], [], [9], 0], [[2], [], [], 0], [[], ['2024-02-03', null], [], 0], [[], [], [9], 1],
    ]);
  });

  it('takes a row with a rating that cannot be read for damaged, until the person makes a list of the table', async () => {
    const as = async (kind: OpenKind) => {
      const { plan, file: { lists } } = await importWith([], { kinds: new Map([['a.csv', kind]]) }, ['a.csv', 'Title,Rating\nHeat,abc']);
      return [plan.rows.map(({ state, reason }) => [state, reason]), lists.length];
    };
    expect([await as('table'), await as('ratings'), await as('list')]).toEqual([
      [[['damaged', 'bad-rating']], 0], [[['damaged', 'bad-rating']], 0], [[['new', null]], 1]]);
  });

  it('makes of a file of IMDb without a telling name a list, check-ins or ratings, episodes too', async () => {
    const file = ['6f0c2f0e.csv', ['Position,Const,Created,Title,Title Type,Your Rating,Date Rated',
      '1,tt0113277,2016-01-02,Heat,Movie,9,2017-01-02', '2,tt0000001,2016-01-03,Lost: Pilot,TV Episode,,',
      '3,tt0000002,2016-01-03,Ozymandias,TV Episode,,'].join('\n')] as const;
    const as = async (kind: OpenKind) => {
      const { plan, file: { lists, viewings, ratings } } = await importWith([], { kinds: new Map([['6f0c2f0e.csv', kind]]) }, file);
      return [lists.map(({ items }) => items.length), viewings.map(({ day }) => day), ratings.length,
        plan.rows.map(({ name, reason }) => `${name} ${reason}`)];
    };
    const ends = (...reasons: ReadonlyArray<string>) => ['Heat null', `Lost ${reasons[0]}`, `Ozymandias ${reasons[1]}`];
    expect([await as('table'), await as('list'), await as('viewings'), await as('ratings')]).toEqual([
      [[1], [], 1, ends('episode', 'episode')], [[1], [], 0, ends('episode', 'episode')],
      [[], ['2016-01-02'], 0, ends('episode-name', 'unknown')], [[], [], 1, ends('no-rating', 'no-rating')],
    ]);
  });

  it('says how many new lists do not fit', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `Heat,1995,List ${index}`);
    const { plan, file } = await importOf(['lists.csv', ['Title,Year,List', ...names].join('\n')]);
    expect(plan).toMatchObject({ adds: { lists: 199, items: 199 }, excessLists: 1, counts: { new: 199, unkept: 1 } });
    expect(plan.rows.at(-1)).toMatchObject({ state: 'unkept', reason: 'full' });
    // The import names the list that it does not make.
    expect(file.lists).toHaveLength(200);
  });

  it('goes on after the catalogue has asked to wait', async () => {
    let calls = 0;
    const busy = {
      ...catalogueOfNamesakes,
      findByName: (query: NameQuery) => ((calls += 1) < 3 ? TE.left(rateLimited(1)) : catalogueOfNamesakes.findByName(query)),
    };
    const title = namedTitle({ name: 'Heat', year: 1995 });
    const matches = await matchTitles({ catalogue: busy, onProgress: () => undefined, signal: new AbortController().signal }, [title])();
    expect([calls, E.isRight(matches) && matches.right.get(namedTitleKey(title))?.kind]).toEqual([3, 'matched']);
  });

  it('ends every row of every file in one state, whatever the rows, the account and the choices are', async () => {
    const name = fc.constantFrom('Heat', 'The Thing', 'Flow', 'Lost', 'Nothing', '');
    const row = fc
      .tuple(
        name, fc.constantFrom('1995', '1982', '2024', '', 'x'), fc.constantFrom('5', '', '9', 'great'),
        fc.constantFrom('2024-01-01', '', '2030-01-01'), fc.constantFrom('', '1'),
      )
      .map((cells) => cells.join(','));
    const rating = fc.constantFrom(null, 9, 3);
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 12 }), fc.array(row, { minLength: 1, maxLength: 5 }), rating,
        fc.constantFrom<OpenKind>('table', 'list', 'viewings', 'ratings'), fc.array(fc.nat(16)),
        async (one, other, own, kind, left) => {
          const header = 'Title,Year,Rating,WatchedDate,Episode';
          const choices = { kinds: new Map([['a.csv', kind]]), leftOut: new Set(left), ratings: 'file' as const };
          const { plan, file } = await importWith(
            [stateOfTitle('movie-949', { rating: own })], choices, ['a.csv', [header, ...one].join('\n')],
            ['b.csv', [header, ...other].join('\n')],
          );
          const rows = [...one, ...other].filter((cells) => cells.replaceAll(',', '') !== '').length;
          expect(Object.values(plan.counts).reduce((sum, count) => sum + count, 0)).toBe(rows);
          expect([file.viewings.length, file.ratings.length, file.lists.reduce((sum, { items }) => sum + items.length, 0)]).toEqual([
            plan.adds.viewings, plan.adds.ratings, plan.adds.items,
          ]);
        },
      ),
    );
  });
});
