import { expect, it } from 'vitest';
import { emptyOutbox, type Outbox } from '#application/ports/outbox-store';
import { filmViewing, onDay, unknownDay } from '#domain/history/history.fixture';
import { MAX_ITEMS, MAX_LISTS, newList } from '#domain/lists/list';
import { toListItem } from '#domain/lists/list-item';
import { film, maya, newItem } from '#domain/lists/list.fixture';
import type { MemberChange } from '#domain/lists/member-command';
import { invalid } from '#domain/shared/failure';
import { withUnsentHistory, withUnsentLists } from './with-unsent-changes';

const NOW = 1_700_000_000_000;
const refusedOf = (...changes: ReadonlyArray<MemberChange>): Outbox => ({
  ...emptyOutbox,
  refused: changes.map((change, index) => ({
    command: { commandId: `${index}`, uid: maya, createdAt: NOW, change }, failure: invalid('any', 'too-many'), waiting: [],
  })),
});

const rate = (id: number, rating: number | null) => ({ title: film(id), rating, before: null, ratedAt: NOW });

it('has titles that a full or deleted list refused, and leaves those that it has', () => {
  const full = { ...newList(maya, { listName: 'noir', listID: 'noir' }, NOW), itemCount: MAX_ITEMS };
  const deleted = { ...newList(maya, { listName: 'old', listID: 'old' }, NOW), deletedAt: NOW };
  const stored = [{ list: full, items: [toListItem(maya, 'noir', newItem(1, { note: 'mine' }))] }, { list: deleted, items: [] }];
  const add = (listID: string, ...ids: ReadonlyArray<number>): MemberChange =>
    ({ kind: 'add-items', listID, items: ids.map((id) => newItem(id)) });
  const outbox = refusedOf(add('noir', 1, 2), add('old', 3), add('gone', 4));
  expect(withUnsentLists(stored, outbox, NOW).map(({ list, items }) => [list.name, items.map(({ title, note }) => note ?? title)]))
    .toEqual([['noir', ['mine', 'Film 2']], ['old', ['Film 3']]]);
});

it('has a list that a full account refused, and one from its bin, with their titles', () => {
  const stored = Array.from({ length: MAX_LISTS }, (_, index) => ({
    list: newList(maya, { listName: `list_${index}`, listID: `list-${index}` }, NOW), items: [],
  }));
  const old = { ...newList(maya, { listName: 'old', listID: 'old' }, NOW), deletedAt: NOW };
  const { refused } = refusedOf(
    { kind: 'create-list', listID: 'trip', name: 'Trip', description: '', order: 'a1' },
    { kind: 'restore-list', listID: 'old', name: 'old' },
  );
  const waiting = ['trip', 'old'].map((listID, index) => (
    { commandId: listID, uid: maya, createdAt: NOW, change: { kind: 'add-items' as const, listID, items: [newItem(index)] } }));
  const outbox = { ...emptyOutbox, refused: refused.map((each, index) => ({ ...each, waiting: waiting.slice(index, index + 1) })) };
  const exported = withUnsentLists([...stored, { list: old, items: [] }], outbox, NOW);
  const made = exported.slice(MAX_LISTS);
  expect(made.map(({ list, items }) => [list.name, list.deletedAt, items.map(({ title }) => title)])).toEqual([
    ['old', null, ['Film 1']], ['trip', null, ['Film 0']],
  ]);
});

it('has a list of a paused import, and its titles, under a free name if another list has its name by now', () => {
  const noir = { ...newList(maya, { listName: 'noir', listID: 'own' }, NOW) };
  const changes: ReadonlyArray<MemberChange> = [
    { kind: 'create-list', listID: 'imported', name: 'Noir', description: '', order: 'a1' },
    { kind: 'add-items', listID: 'imported', items: [newItem(1)] },
  ];
  const pending = changes.map((change, index) => ({ commandId: `${index}`, uid: maya, createdAt: NOW, change }));
  const listsWith = (listID: string) => withUnsentLists([{ list: { ...noir, listID }, items: [] }], { ...emptyOutbox, pending }, NOW)
    .map(({ list, items }) => [list.name, items.map(({ title }) => title)]);
  expect(listsWith('own')).toEqual([['noir', []], ['noir_2', ['Film 1']]]);
  // Already made: another name would be another list.
  expect(listsWith('imported')).toEqual([['noir', ['Film 1']]]);
});

it('has viewings and ratings that were refused, but no other rating than that of the account, and no removal', () => {
  const [first, second] = [filmViewing('a', 1), filmViewing('b', 2)];
  const ratings = [{ item: film(1), rating: 8, ratedAt: NOW }];
  const exported = withUnsentHistory({ viewings: [first], ratings, episodes: [] }, refusedOf(
    { kind: 'log-viewings', viewings: [second], episodes: null, ratings: [rate(2, 6)] },
    { kind: 'rate-titles', ratings: [rate(1, 3), rate(3, 7)] }, { kind: 'rate-title', ...rate(1, null) },
    { kind: 'remove-viewings', viewings: [first] },
    { kind: 'change-viewing', before: first, viewing: { ...first, ...onDay('2020-01-01') } },
  ));
  expect(exported.viewings).toEqual(expect.arrayContaining([first, second]));
  expect(exported.viewings).toHaveLength(2);
  expect(exported.ratings.map(({ item, rating }) => [item.movieID, rating]).sort()).toEqual([[1, 8], [2, 6], [3, 7]]);
});

it('has what imports have left to make, and what the person has changed since', () => {
  const undated = (id: number) => ({ ...filmViewing(`undated-${id}`, id), ...unknownDay });
  const [changed, replaced] = [{ ...undated(1), ...onDay('2021-05-05') }, undated(2)];
  const exported = withUnsentHistory(
    { viewings: [changed, replaced], ratings: [{ item: film(1), rating: 9, ratedAt: NOW }], episodes: [] }, emptyOutbox,
    [
      { kind: 'log-viewings', viewings: [filmViewing('a', 1), filmViewing('b', 2)], episodes: null, ratings: [rate(1, 3), rate(2, 6)] },
      { kind: 'remove-viewings', viewings: [undated(1), undated(2)] },
      // Of another import, which was planned before the first one was made.
      { kind: 'rate-titles', ratings: [rate(2, 4)] },
    ],
  );
  expect(exported.viewings.map(({ entryId }) => entryId).sort()).toEqual(['a', 'b', 'undated-1']);
  expect(exported.ratings.map(({ item, rating }) => [item.movieID, rating])).toEqual([[1, 9], [2, 6]]);
});
