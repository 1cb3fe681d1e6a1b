import { expect, it } from 'vitest';
import { oldList } from '#application/data-file/member-file.fixture';
import { film } from '#domain/lists/list.fixture';
import { noChoices } from '#application/imports/import-choices';
import { newListNames, planLists } from './plan-lists';
import type { PlannedRow } from './planned-row';

const row = (id: number, list: string, isNew = true): PlannedRow => ({
  id, file: 'lists.csv', row: id, part: null, name: 'Heat', year: 1995, state: 'new', reason: null, title: film(id), titleKey: 'k',
  candidates: [], conflict: null,
  facts: [{ fact: { kind: 'item', list, note: null, day: null }, isNew }],
});

it('newListNames has a list that two files have once, an empty one of an own file, and none that is left out or the member’s own', () => {
  const planned = planLists([row(1, 'Noir'), row(2, 'noir'), row(3, 'Mine')], { lists: [oldList('mine')], states: new Map() },
    { ...noChoices, lists: new Map([['Out', { name: 'Out', isLeftOut: true }]]) }, ['Empty', 'Out', 'Noir']);
  expect([...newListNames(planned)]).toEqual(['empty', 'noir']);
});
