import { expect, it } from 'vitest';
import { emptyTitleState } from '#domain/lists/member-title-state';
import { filmViewing, onDay } from '#domain/history/history.fixture';
import { MAX_VIEWINGS } from '#domain/history/plan-history-command';
import { toMark } from '#domain/history/viewing-mark';
import { film } from '#domain/lists/list.fixture';
import type { ImportedFact } from '#application/imports/import-row';
import { findExcess } from './excess';
import type { PlannedRow } from './planned-row';

const rowOf = (id: number, ...facts: ReadonlyArray<ImportedFact>): PlannedRow => ({
  id, file: 'films.csv', row: id, part: null, name: `Film ${id}`, year: 1999, state: 'new', reason: null, title: film(id), titleKey: 'k',
  candidates: [], facts: facts.map((fact) => ({ fact, isNew: true })), conflict: null,
});
const on = (list: string): ImportedFact => ({ kind: 'item', list, note: null, day: null });
const viewing = (day: string): ImportedFact => ({ kind: 'viewing', day, episode: null });
const rating: ImportedFact = { kind: 'rating', rating: 8, day: null };
const endsOf = (rows: ReadonlyArray<PlannedRow>) =>
  rows.map(({ state, reason, facts }) => [state, reason, facts.filter(({ isNew }) => isNew).length]);
const NEW = ['new', null, 1];
const FULL = ['unkept', 'full', 0];

it('adds no title beyond the bound of its list, new or the member’s own, under whichever names two lists become one', () => {
  const present = { lists: [{ name: 'noir', listID: 'noir', itemCount: 9999 }], states: new Map() };
  const renamed = new Map([['Dark', { name: 'Noir', isLeftOut: false }]]);
  const excess = findExcess(present, renamed, []);
  expect(endsOf([rowOf(1, on('Noir')), rowOf(2, on('Dark')), rowOf(3, on('Noir'), rating)].map(excess.mark))).toEqual([NEW, FULL, NEW]);
  expect(excess.found()).toMatchObject({ titles: 2, viewings: 0 });
  const made = findExcess({ lists: [], states: new Map() }, new Map(), []);
  const ends = endsOf(Array.from({ length: 10_001 }, (_, index) => made.mark(rowOf(index, on('New')))));
  expect([ends.at(-2), ends.at(-1), made.found().titles]).toEqual([NEW, FULL, 1]);
});

it('adds nothing to new lists beyond the bound of an account, of which the lists of own files come first', () => {
  const lists = Array.from({ length: 198 }, (_, index) => ({ name: `list_${index}`, listID: `${index}` }));
  const excess = findExcess({ lists, states: new Map() }, new Map([['Out', { name: 'Out', isLeftOut: true }]]), ['Empty', 'Out']);
  expect(endsOf([rowOf(1, on('A')), rowOf(2, on('B')), rowOf(3, on('list 1')), rowOf(4, on('b'))].map(excess.mark)))
    .toEqual([NEW, FULL, NEW, FULL]);
  expect(excess.found()).toEqual({ lists: new Set(['b']), titles: 0, viewings: 0 });
});

it('adds no viewing beyond the bound of its title', () => {
  const viewings = Array.from({ length: MAX_VIEWINGS - 1 }, (_, index) => toMark(filmViewing(`mine-${index}`, 1, onDay('2020-01-01'))));
  const states = new Map([['movie-1', { ...emptyTitleState({ mediaType: 'movie', id: 1 }), viewings }]]);
  const excess = findExcess({ lists: [], states }, new Map(), []);
  expect(endsOf([rowOf(1, viewing('2023-05-01'), viewing('2023-05-02')), rowOf(1, viewing('2023-05-03')), rowOf(2, viewing('2023-05-01'))]
    .map(excess.mark))).toEqual([NEW, FULL, NEW]);
  expect(excess.found().viewings).toBe(2);
});
