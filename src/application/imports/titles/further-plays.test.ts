import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { planRows } from '#application/imports/plan/plan-rows';
import { noChoices } from '#application/imports/import-choices';
import { namedTitleKey } from '#application/imports/match-titles';
import { createPause } from '#application/imports/pause';
import { readServiceFiles } from '#application/imports/read-service-files';
import type { TitleMatch } from '#application/imports/match-title';
import { UnmatchedRow } from '#application/imports/run/unmatched-rows';
import { rowKey } from '#application/imports/run/distinct-rows';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { emptyTitleState } from '#domain/lists/member-title-state';
import { toStoredTitle } from '#domain/lists/stored-title';

type Row = Readonly<Record<string, unknown>>;
const [movie, show] = [{ title: 'Heat', year: 1995, ids: { tmdb: 949 } }, { title: 'Lost', year: 2004, ids: { tmdb: 4607 } }];
const fileOf = (name: string, rows: ReadonlyArray<Row>) => ({ name, text: JSON.stringify(rows) });
const films = fileOf('watched-movies.json', [{ plays: 4, last_watched_at: '2024-03-04T00:00:00.000Z', movie }]);
const shows = fileOf('export/watched-shows.json', [{ plays: 4, last_watched_at: '2024-03-04T00:00:00.000Z', show, seasons: [
  { number: 1, episodes: [{ number: 1, plays: 3, last_watched_at: '2024-03-04T00:00:00.000Z' }, { number: 2, plays: 1 }] },
] }]);
const history = fileOf('watched-history.json', ['2024-03-04', '2023-03-04', '2023-03-04'].map((day, id) =>
  ({ id, watched_at: `${day}T20:00:00.000Z`, action: 'watch', type: 'movie', movie })));
const tvTime = (watchedAt: string) => ({ name: 'tvtime-movies.csv', text: [
  'uuid,tvdb_id,imdb_id,title,year,created_at,watched_at,is_watched,rewatch_count', `u,,,Heat,1995,2020-01-01,${watchedAt},true,2`,
].join('\n') });

/** Plans files whose titles are known, but for those that are left open. */
const further = async (files: Parameters<typeof readServiceFiles>[0], marks: ReadonlyArray<string> = [], isOpen = false) => {
  const read = await readServiceFiles(files);
  const matches = new Map(read.rows.map(({ title }): [string, TitleMatch] => {
    const { mediaType, name, year } = title;
    const id = name === 'Heat' ? 949 : 4607;
    return [namedTitleKey(title), isOpen ? { kind: 'none' }
      : { kind: 'matched', title: toStoredTitle(aTitle({ mediaType: mediaType ?? 'movie', id, title: name, year }), null) }];
  }));
  const states = new Map([['movie-949', { ...emptyTitleState({ mediaType: 'movie', id: 949 }), viewings: marks }]]);
  const plan = await planRows(read, matches, { lists: [], states }, noChoices, Date.UTC(2026, 0, 1), createPause());
  return [...plan.furtherPlays];
};

it('says how many plays a file counts beyond those whose days the files say', async () => {
  expect(await further([films])).toEqual([['watched-movies.json', 3]]);
  expect(await further([films, shows])).toEqual([['watched-movies.json', 3], ['export/watched-shows.json', 2]]);
  // The history says each play with its day, two of them on one.
  expect(await further([films, history])).toEqual([['watched-movies.json', 2]]);
  expect([await further([tvTime('2020-03-04')]), await further([tvTime('')]), await further([history])])
    .toEqual([[['tvtime-movies.csv', 2]], [['tvtime-movies.csv', 2]], []]);
});

it('says which viewings a diary of Letterboxd means without their days: one before each first day that is a rewatch', async () => {
  const header = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date';
  const diary = (...rows: ReadonlyArray<string>) => ({ name: 'diary.csv', text: [header,
    ...rows.map((row) => `2024-06-02,Heat,1995,u,,${row}`)].join('\n') });
  expect(await further([diary('Yes,,2024-06-01')])).toEqual([['diary.csv', 1]]);
  expect(await further([diary('Yes,,2024-06-01', 'Yes,,2024-06-01', 'Yes,,2025-06-01')])).toEqual([['diary.csv', 1]]);
  expect(await further([diary('No,,2023-06-01', 'Yes,,2024-06-01')])).toEqual([]);
  expect(await further([diary('Yes,,2024-06-01')], ['a.2020-03-04.....'])).toEqual([]);
});

it('counts the days that the account has, and no plays of a title that is not found', async () => {
  expect(await further([films], ['a.2024-03-04.....', 'b.2022-01-01.....', 'c.2021-01-01.....'])).toEqual([['watched-movies.json', 1]]);
  expect(await further([films], [], true)).toEqual([]);
});

it('keeps rows with a count of plays once in the account', async () => {
  const { rows: [row] } = await readServiceFiles([films]);
  if (row === undefined) throw new Error('no row');
  const kept = UnmatchedRow.decode(JSON.parse(JSON.stringify(row)));
  expect(E.isRight(kept) && rowKey(kept.right)).toBe(rowKey(row));
});

it('keeps an entry of a list once in the account, also if a former version kept it without its day', async () => {
  const lists = { name: 'lists-prod-lists.csv', text: 's_key,name,objects\nbest,Best,[map[created_at:1.7e+09 id:422981 type:series]]' };
  const { rows: [row] } = await readServiceFiles([lists]);
  if (row === undefined) throw new Error('no row');
  const former = row.facts.map((fact) => (fact.kind === 'item' ? { ...fact, day: null } : fact));
  expect(row.facts).not.toEqual(former);
  expect(rowKey({ ...row, facts: former })).toBe(rowKey(row));
});
