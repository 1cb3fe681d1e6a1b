import { expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { maya } from '#domain/lists/list.fixture';
import { testUnmatchedEntries } from '#domain/unmatched/unmatched-entries.fixture';
import { toStoredTitle } from '#domain/lists/stored-title';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { oldList } from '#application/data-file/member-file.fixture';
import { noChoices } from '#application/imports/import-choices';
import { namedTitleKey } from '#application/imports/match-titles';
import { createPause } from '#application/imports/pause';
import { toMemberFile } from '#application/imports/to-member-file';
import { planRows } from '#application/imports/plan/plan-rows';
import { importOf, stateOfTitle } from '#application/imports/service-import.fixture';
import { keepAccountRows, readAccountRows } from './account-rows';
import { keptAsRead, movedRows } from './unmatched-rows';

const list = (name: string, ...titles: ReadonlyArray<string>): readonly [string, string] => [`${name}.csv`,
  ['Date,Name,Tags,URL,Description', `2026-01-01,${name},,https://boxd.it/${name},About ${name}`, '', 'Position,Name,Year,URL,Description',
    ...titles.map((title) => `${title},u,`)].join('\n')];

it('rows that wait for their title keep their rank, and one row of a list that is not made its description', async () => {
  const { read, plan } = await importOf(list('Lost', '2,Nothing B,1950', '1,Nothing A,1951', '12,Nothing L,1952'),
    list('Noir', '1,Heat,1995', '2,Nothing C,1953'));
  const entries = testUnmatchedEntries();
  await keepAccountRows(entries, maya, 'a', movedRows(read, plan).unmatched)();
  const kept = await expectRight(readAccountRows(entries, maya));
  const again = keptAsRead(kept.map(({ row }) => row).toReversed());
  expect(again.rows.map(({ title: { name }, rank }) => [name, rank])).toEqual([
    ['Nothing C', 2], ['Nothing A', 1], ['Nothing B', 2], ['Nothing L', 12]]);
  expect([...again.descriptions]).toEqual([['Lost', 'About Lost']]);
});

it('rows that the account keeps stay with the list that they name, beside another one that has their title', async () => {
  const rows = (await importOf(list('Noir (IMDb)', '1,Heat,1995'))).read.rows;
  const title = toStoredTitle(aTitle({ id: 949, title: 'Heat', year: 1995 }), null);
  const matches = new Map(rows.map((row) => [namedTitleKey(row.title), { kind: 'matched' as const, title }]));
  const noir = oldList('noir');
  const present = { lists: [noir], states: new Map([['movie-949', stateOfTitle('movie-949', { listIDs: [noir.listID] })]]) };
  const plan = await planRows(keptAsRead(rows), matches, present, noChoices, Date.UTC(2026, 1), createPause());
  expect(plan.lists.map(({ name, newTitles }) => [name, newTitles])).toEqual([['Noir (IMDb)', 1]]);
});

it('rows that the account keeps stay there while a part of them has no room', async () => {
  const { rows } = (await importOf(['films.csv', 'Title,Year,Watched Date,List\nHeat,1995,2024-01-02,Noir\nHeat,1995,2024-01-03,']))
    .read;
  const title = toStoredTitle(aTitle({ id: 949, title: 'Heat', year: 1995 }), null);
  const matches = new Map(rows.map((row) => [namedTitleKey(row.title), { kind: 'matched' as const, title }]));
  const found = async (itemCount: number) => {
    const [kept, present] = [keptAsRead(rows), { lists: [oldList('noir', { itemCount })], states: new Map() }];
    const plan = await planRows(kept, matches, present, noChoices, Date.UTC(2026, 1), createPause());
    return [plan.counts.new, movedRows(kept, plan).found.length];
  };
  expect([await found(9999), await found(10_000)]).toEqual([[2, 2], [2, 1]]);
});

it('rows that the account keeps and that are found say under which names they are added to lists', async () => {
  const kept = keptAsRead((await importOf(list('Noir', '1,Heat,1995'), list('Lost', '1,Nothing A,1951'))).read.rows);
  const title = toStoredTitle(aTitle({ id: 949, title: 'Heat', year: 1995 }), null);
  const [heat] = kept.rows.filter(({ title: { name } }) => name === 'Heat').map((row) => namedTitleKey(row.title));
  const matches = new Map([[heat ?? '', { kind: 'matched' as const, title }]]);
  const choices = { ...noChoices, lists: new Map([['Noir', { name: ' Dark\tNights', isLeftOut: false }]]) };
  const plan = await planRows(kept, matches, { lists: [], states: new Map() }, choices, Date.UTC(2026, 1), createPause());
  const { lists } = await toMemberFile(plan, kept.descriptions, 0, createPause());
  expect([movedRows(kept, plan).foundOn, lists.map((each) => each.list.name)]).toEqual([['dark_nights'], ['dark_nights']]);
});

it('rows that the account keeps go to the list whose name the person gave theirs before, if it is there and theirs is not', async () => {
  const kept = keptAsRead((await importOf(...['Noir', 'Both', 'Gone'].map((name) => list(name, '1,Heat,1995')))).read.rows);
  const title = toStoredTitle(aTitle({ id: 949, title: 'Heat', year: 1995 }), null);
  const names = new Map([['Noir', 'Dark Nights'], ['Both', 'Dark Nights'], ['Gone', 'Never made']]);
  const lists = [oldList('dark_nights'), oldList('both')];
  const plan = await planRows(kept, new Map(kept.rows.map((row) => [namedTitleKey(row.title), { kind: 'matched' as const, title }])),
    { lists, states: new Map() }, { ...noChoices, names }, Date.UTC(2026, 1), createPause());
  expect(plan.lists.map(({ key, name }) => [key, name])).toEqual([['Noir', 'Dark Nights'], ['Both', 'Both'], ['Gone', 'Gone']]);
});
