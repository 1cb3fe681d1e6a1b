import { expect, it } from 'vitest';
import { oldList } from '#application/data-file/member-file.fixture';
import { MAX_ITEMS } from '#domain/lists/list';
import { film } from '#domain/lists/list.fixture';
import { noChoices } from '#application/imports/import-choices';
import { newListNames, planLists } from './plan-lists';
import type { PlannedRow } from './planned-row';

const row = (id: number, list: string, isNew = true): PlannedRow => ({
  id, file: 'lists.csv', row: id, part: null, name: 'Heat', year: 1995, state: 'new', reason: null, title: film(id), titleKey: 'k',
  candidates: [], conflict: null,
  facts: [{ fact: { kind: 'item', list, note: null, day: null }, isNew }],
});

it('planLists says how many new titles a full list has no room for', () => {
  const lists = [oldList('best', { itemCount: MAX_ITEMS - 1 })];
  const rows = [row(1, 'Best'), row(2, 'Best'), row(3, 'Best', false), row(4, 'Other')];
  const planned = planLists(rows, { lists, states: new Map() }, noChoices);
  expect(planned.map(({ key, newTitles, excessTitles }) => [key, newTitles, excessTitles])).toEqual([['Best', 2, 1], ['Other', 1, 0]]);
});

it('newListNames has a list that two files have once, an empty one of an own file, and none that is left out or the member’s own', () => {
  const planned = planLists([row(1, 'Noir'), row(2, 'noir'), row(3, 'Mine')], { lists: [oldList('mine')], states: new Map() },
    { ...noChoices, lists: new Map([['Out', { name: 'Out', isLeftOut: true }]]) }, ['Empty', 'Out', 'Noir']);
  expect([...newListNames(planned)]).toEqual(['empty', 'noir']);
});
