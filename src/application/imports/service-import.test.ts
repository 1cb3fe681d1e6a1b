import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { isStorableItem, isStorableRating, isStorableViewing } from '#application/lists/data-file/is-storable';
import type { MatchDeps } from './match-titles';
import { readServiceImport } from './service-import';

const NOW = Date.UTC(2026, 10, 20, 20);
const title = (mediaType: MediaType, id: number, name: string, year: number, originalTitle: string | null = null): Title =>
  aTitle({ mediaType, id, title: name, year, originalTitle });
const TITLES = [
  title('movie', 949, 'Heat', 1995),
  title('movie', 10, 'The Thing', 1982),
  title('movie', 11, 'The Thing', 2011),
  title('movie', 496243, 'Parasite', 2019, '기생충'),
  title('movie', 21, 'Flow', 2024),
  title('movie', 22, 'Flow', 2024),
  title('tv', 4607, 'Lost', 2004),
  title('movie', 30, 'Lost Highway', 1997),
  title('movie', 949001, 'Chernobyl Diaries', 2012),
  title('tv', 949, 'Another Series', 2001),
];
const IMDB: Readonly<Record<string, Title | undefined>> = { tt0113277: TITLES[0], tt0411008: TITLES[6] };
const catalogue: MatchDeps['catalogue'] = {
  searchTitles: ({ mediaType, query: { words, exact } }) => {
    const items = TITLES.filter(
      (each) =>
        each.mediaType === mediaType &&
        (exact === null ? each.title.includes(words) || each.originalTitle === words : each.id === exact.id),
    );
    return TE.right({ items, page: 1, totalPages: 1, totalResults: items.length });
  },
  findByImdb: (id) => TE.right(IMDB[id] === undefined ? [] : [IMDB[id]]),
  getImdbId: () => TE.right(null),
};
const importOf = async (...files: ReadonlyArray<readonly [name: string, text: string]>) => {
  const answer = await readServiceImport(
    { catalogue, onProgress: () => undefined, signal: new AbortController().signal },
    files.map(([name, text]) => ({ name, text })),
    NOW,
  )();
  if (E.isLeft(answer)) throw new Error(answer.left._tag);
  return answer.right;
};
const namesOf = async (table: string): Promise<ReadonlyArray<string>> => {
  const { file, leftOut } = await importOf(['films.csv', table]);
  return [
    ...file.lists.flatMap(({ items }) => items.map(({ itemKey }) => itemKey)),
    ...leftOut.map(({ name, reason }) => `${name} ${reason}`),
  ];
};

describe('readServiceImport', () => {
  it.each([
    ['by name and year, a remake apart from the film before it', 'Title,Year\nThe Thing,1982\nThe Thing,2011', ['movie-10', 'movie-11']],
    ['by a year that is off by one', 'Title,Year\nHeat,1996', ['movie-949']],
    ['by the original title', 'Title,Year\n기생충,2019', ['movie-496243']],
    ['never by a year that is off by more', 'Title,Year\nHeat,1986', ['Heat unknown']],
    ['never by a part of a name', 'Title,Year\nHeat 2,1995', ['Heat 2 unknown']],
    ['not at all if two are equal', 'Title,Year\nFlow,2024', ['Flow several']],
    ['not at all by a name that two have, without a year', 'Title\nThe Thing', ['The Thing several']],
    ['by the number before the name', 'tmdbID,Type,Title,Year\n949,movie,Wrong name,1995', ['movie-949']],
    ['by the number of the right type: a film and a series share it', 'tmdbID,Type,Title\n949,tv,Another Series', ['tv-949']],
    ['by the id of IMDb, whose zeros a spreadsheet took', 'imdbID,Title\n113277,Heat', ['movie-949']],
  ])('finds titles %s', async (_, table, expected) => {
    expect(await namesOf(table)).toEqual(expected);
  });

  it('makes one import of several files: a viewing on one day is one, on two days two, and an unknown day says nothing beside them', async () => {
    const { file, leftOut } = await importOf(
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
            type: 'episode', watched_at: '2024-06-01T23:30:00Z',
            show: { title: 'Lost', year: 2004, ids: { imdb: 'tt0411008' } },
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
      file.viewings.every((viewing) => isStorableViewing(viewing, NOW)),
      file.ratings.every((rating) => isStorableRating(rating, NOW)),
      leftOut,
    ]).toEqual([true, true, []]);
    const again = await importOf([
      'diary.csv',
      'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2024-06-02,Heat,1995,u,4,,,2024-06-01',
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
      ['rainy_days', 'Rainy DAYS', 'For rain'],
      [60, null, 'For rain'],
    ]);
    expect(file.lists[0]?.items.map((item) => [item.title, item.note])).toEqual([
      ['Heat', 'Night'],
      ['Parasite', null],
    ]);
    expect(file.lists.every(({ items }) => items.every((item) => isStorableItem(item, NOW)))).toBe(true);
  });

  it('takes no episode for a film, and no day that has not come', async () => {
    const { file, leftOut } = await importOf([
      'a.csv',
      'imdbID,Title,Season,Episode,watched_at\ntt0113277,Heat,1,2,2024-01-01\ntt0113277,Heat,,,2027-01-01',
    ]);
    expect([file.viewings, leftOut.map(({ reason }) => reason)]).toEqual([[], ['unknown', 'damaged']]);
  });
});
