import { describe, expect, it } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';

const lines = (...all: ReadonlyArray<string>): string => all.join('\n');
/** Files with the columns that the services write, and what each row says: title, the surest of its numbers or its year, and facts. */
const FILES: ReadonlyArray<readonly [name: string, text: string, rows: ReadonlyArray<unknown>]> = [
  ['imdb/list-2024.csv', lines('Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),'
    + 'Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated',
  '1,tt0113277,2023-07-09,2024-02-01,,Heat,Heat,https://www.imdb.com/title/tt0113277/,Movie,8,170,1995,"Crime, Drama",1,1995-12-15,M,9,2025-02-02',
  '2,tt0411008,2023-07-12,2024-02-04,,Lost,Lost,https://www.imdb.com/title/tt0411008/,TV Series,8,44,2004,Drama,1,2004-09-22,,,'),
  [['Heat', 'tt0113277', ['item', 'list-2024', '2023-07-09'], ['rating', 9, '2025-02-02']],
    ['Lost', 'tt0411008', ['item', 'list-2024', '2023-07-12']]]],
  ['imdb/ratings-2012-2017.csv', lines('"position","const","created","modified","description","Title","Title type","Directors","You rated",'
    + '"IMDb Rating","Runtime (mins)","Year","Genres","Num. Votes","Release Date (month/day/year)","URL"',
  '"1","tt0113277","Sat Mar  4 00:00:00 2017","","","Heat","Feature Film","M","8","8.1","170","1995","crime, drama","1","1995-12-15","u"'),
  [['Heat', 'tt0113277', ['rating', 8, '2017-03-04']]]],
  ['imdb/ratings-2017-2023.csv', lines('Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,'
    + 'Release Date,Directors', 'tt0113277,7,2017-04-02,Heat,u,movie,7.9,170,1995,"Crime, Drama",1,1995-12-15,M'),
  [['Heat', 'tt0113277', ['rating', 7, '2017-04-02']]]],
  ['letterboxd/diary.csv', lines('Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
    '2026-01-10,"Heat",1995,https://boxd.it/d,2.5,Yes,"rewatch, friday",2025-12-15'),
  [['Heat', 1995, ['viewing', '2025-12-15'], ['rating', 5, '2025-12-15']]]],
  ['letterboxd/ratings-2017.csv', lines('Date,Name,Year,Letterboxd URI,Rating', '2017-05-02,Heat,1995,https://letterboxd.com/film/heat/,3.5'),
    [['Heat', 1995, ['rating', 7, '2017-05-02']]]],
  ['letterboxd/lists/zatoichi.csv', lines('', 'Date,Name,Tags,URL,Description', '2019-09-18,Zatoichi,,https://boxd.it/l,', '',
    'Position,Name,Year,URL,Description', '1,Heat,1995,https://boxd.it/h,'), [['Heat', 1995, ['item', 'Zatoichi', null]]]],
  ['tmdb/ratings.csv', lines('TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated',
    '396535,tt5700672,movie,부산행,2016-07-20T00:00:00Z,,,7.757,7,2023-05-02T09:29:50Z'), [['부산행', 'tt5700672', ['rating', 7, '2023-05-02']]]],
  ['trakt/api-ratings.json', JSON.stringify([{ rated_at: '2024-03-07T19:37:27.000Z', rating: 8, type: 'movie',
    movie: { title: 'Heat', year: 1995, ids: { trakt: 1, slug: 'heat-1995', imdb: 'tt0113277', tmdb: 949 } } }]),
  [['Heat', 'tt0113277', ['rating', 8, '2024-03-07']]]],
  ['trakt/api-watched-shows.json', JSON.stringify([{ plays: 1, last_watched_at: '2024-09-10T13:52:56.000Z', reset_at: null,
    show: { title: 'Lost', year: 2004, ids: { trakt: 2, slug: 'lost', tvdb: 73739, imdb: 'tt0411008', tmdb: 4607, tvrage: null } },
    seasons: [{ number: 1, episodes: [{ number: 1, plays: 1, last_watched_at: '2024-09-10T13:52:56.000Z' }] }] }]),
  [['Lost', 'tt0411008', ['viewing', '2024-09-10']]]],
];

describe('files with the columns of real exports', () => {
  it.each(FILES)('reads %s', async (name, text, expected) => {
    const { rows, leftOut, ignored, open } = await readServiceFiles([{ name, text }]);
    expect(rows.map(({ title, facts }) => [title.name, title.imdbId ?? title.year, ...facts.map((fact) =>
      (fact.kind === 'item' ? ['item', fact.list, fact.day] : fact.kind === 'rating' ? ['rating', fact.rating, fact.day]
        : ['viewing', fact.day]))])).toEqual(expected);
    // IMDb gives a watchlist, check-ins and lists the same columns.
    expect([leftOut, ignored, open.map(({ file }) => file)]).toEqual([[], [], name === 'imdb/list-2024.csv' ? [name] : []]);
  });
});
