import { expect, it } from 'vitest';
import { normalizeListName } from '#domain/lists/list-name';
import type { Resolved } from '#application/imports/judge-facts';
import { importWith, stateOfTitle } from '#application/imports/service-import.fixture';
import { listHomes } from './list-homes';

type File = readonly [name: string, text: string];
const IDS = { 'movie-949': 'tt0113277', 'tv-4607': 'tt0411008' } as const;
const letterboxd: File = ['noir.csv', ['Date,Name,Tags,URL,Description', '2026-01-01,Noir,,u,', '', 'Position,Name,Year,URL,Description',
  '1,Heat,1995,u,', '2,Parasite,2019,u,'].join('\n')];
const imdbOf = (name: string, ...titles: ReadonlyArray<keyof typeof IDS>): File => [name, ['Position,Const,Title',
  ...titles.map((key, index) => `${index + 1},${IDS[key]},`)].join('\n')];
const imdb = imdbOf('Noir.csv', 'movie-949', 'tv-4607');
const long = 'x'.repeat(60);
const [longFirst, longSecond] = [imdbOf(`2019/${long}.csv`, 'movie-949'), imdbOf(`2020/${long}.csv`, 'tv-4607')];
const [first, second] = [imdbOf('2019/Noir.csv', 'movie-949'), imdbOf('2020/Noir.csv', 'tv-4607')];

/** Imports groups of files one after the other. Returns the lists of the account, and how many titles the last group adds. */
const after = async (...groups: ReadonlyArray<ReadonlyArray<File>>) => {
  const account = new Map<string, string[]>();
  let added = 0;
  for (const files of groups) {
    const states = new Map<string, string[]>();
    for (const [list, items] of account) for (const item of items) states.set(item, [...(states.get(item) ?? []), list]);
    const { file, plan } = await importWith([...states].map(([itemKey, listIDs]) => stateOfTitle(itemKey, { listIDs })), {}, ...files);
    for (const { list: { name }, items } of file.lists)
      account.set(normalizeListName(name), [...(account.get(name) ?? []), ...items.map(({ itemKey }) => itemKey)]);
    added = plan.adds.items;
  }
  return { lists: Object.fromEntries(account), added };
};
const both = { noir: ['movie-949', 'movie-496243'], 'noir_(imdb)': ['movie-949', 'tv-4607'] };

it.each([
  ['together in any order', [[letterboxd, imdb], [imdb, letterboxd]], both],
  ['together, then one alone', [[letterboxd, imdb], [imdb]], both],
  ['together, then the other one alone', [[imdb, letterboxd], [letterboxd]], both],
  ['one alone, then both, then both again', [[imdb], [letterboxd, imdb], [imdb, letterboxd]],
    { noir: both['noir_(imdb)'], 'noir_(2)': both.noir }],
  ['of one service by their folders', [[second, first], [first, second], [second]], { noir: ['movie-949'], 'noir_(2)': ['tv-4607'] }],
  ['with names that are cut before a number', [[longFirst, longSecond], [longSecond]],
    { [long]: ['movie-949'], [`${'x'.repeat(56)}_(2)`]: ['tv-4607'] }],
  ['with a long name, one alone, then both', [[longSecond], [longFirst, longSecond], [longFirst]],
    { [long]: ['tv-4607'], [`${'x'.repeat(56)}_(3)`]: ['movie-949'] }],
])('lists of one name that are imported again add nothing and are not mixed: %s', async (_, groups, lists) => {
  expect(await after(...groups)).toEqual({ lists, added: 0 });
});

it('the lists of another file stay with a list of the account only if it has most of their titles', async () => {
  const { lists } = await after([letterboxd], [imdbOf('Noir (IMDb).csv', 'tv-4607')]);
  expect(lists).toEqual({ noir: both.noir, 'noir_(imdb)': ['tv-4607'] });
});

it('a list goes to none whose long name only begins as its own', async () => {
  const [of2019, of2021] = ['2019', '2021'].map((year) => `1001 Movies You Must See Before You Die (${year} Edition)`);
  const titles = ['movie-949', 'tv-4607'] as const;
  const { lists } = await after([imdbOf(`${of2019}.csv`, ...titles)], [imdbOf(`${of2021}.csv`, ...titles)]);
  expect(Object.values(lists)).toEqual([titles, titles]);
});

it.each([
  ['of its name', 'noir', 'noir'], ['that is smaller', 'noir_(2)', 'noir_(imdb)'],
])('of two lists of the account with as many of its titles, a list goes to the one %s', async (_, home, larger) => {
  const listIDs = [home, 'noir_(imdb)'];
  const states = [
    stateOfTitle('movie-949', { listIDs }), stateOfTitle('movie-496243', { listIDs }), stateOfTitle('tv-4607', { listIDs: [larger] }),
  ];
  const { file } = await importWith(states, {}, [letterboxd[0], `${letterboxd[1]}\n3,Lost Highway,1997,u,`]);
  expect(file.lists.map(({ list: { name }, items }) => [name, items.length])).toEqual([[home, 1]]);
});

it('thousands of lists are compared with those of the account in slices', async () => {
  const facts = Array.from({ length: 5000 }, (_, index) => ({ kind: 'item' as const, list: `List ${index}`, note: null, day: null }));
  const row = { title: { itemKey: 'movie-949' }, facts, end: null } as unknown as Resolved;
  let pauses = 0;
  await listHomes([row], { lists: [], states: new Map() }, () => Promise.resolve(void (pauses += 1)));
  expect(pauses).toBe(100);
});
