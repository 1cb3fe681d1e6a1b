import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { newList, type List } from '#domain/lists/list';
import { commandOf, maya, newAddition, newCreation } from '#domain/lists/list.fixture';
import { applyListCommand } from '#domain/lists/member-lists';
import { listPlaces } from './list-places';
import { toListsView } from './lists-view';

const NOW = 1_700_000_000_000;
const list = (listID: string, fields: Partial<List> = {}): List => ({ ...newList(maya, { listID, listName: listID }, 1), ...fields });
const ids = (lists: ReadonlyArray<List>): ReadonlyArray<string> => lists.map(({ listID }) => listID);
const stored = [list('later', { order: 'a2' }), list('watchlist', { createdAt: 2 }), list('aged', { createdAt: 0 }), list('pinned', { order: 'a9', pinned: true }), list('first', { order: 'a1' }), list('favorites', { createdAt: 1 }), list('gone', { deletedAt: 5 })];

describe('toListsView', () => {
  it('shows pinned lists, then those never placed, defaults first, then the member’s order; deleted ones apart', () => {
    const view = toListsView(stored, [], NOW);
    expect(ids(view.active)).toEqual(['pinned', 'favorites', 'watchlist', 'aged', 'first', 'later']);
    expect(ids(view.deleted)).toEqual(['gone']);
  });

  it('shows unconfirmed changes; refused ones change nothing', () => {
    const pending = [newCreation('new', 'New list'), newAddition('new', 1, 2), newCreation('x', 'later'), { kind: 'delete-list' as const, listID: 'first' }].map((change) => commandOf(change));
    const view = toListsView(stored, pending, NOW);
    expect(ids(view.active)).toEqual(['pinned', 'favorites', 'watchlist', 'aged', 'new', 'later']);
    expect(view.active.find(({ listID }) => listID === 'new')).toMatchObject({ name: 'new_list', itemCount: 2 });
    expect(ids(view.deleted)).toEqual(['first', 'gone']);
  });
});

describe('listPlaces', () => {
  const placed = (listID: string, after: string | null): ReadonlyArray<string> => {
    const { active } = toListsView(stored, [], NOW);
    const changes = listPlaces(active, listID, after);
    const lists = changes.reduce<ReadonlyMap<string, List>>((before, change) => {
      const next = applyListCommand({ lists: before, items: new Map() }, commandOf(change), NOW);
      if (E.isLeft(next)) throw new Error(JSON.stringify(next.left));
      return next.right.lists;
    }, new Map(active.map((each) => [each.listID, each])));
    return ids(toListsView([...lists.values()], [], NOW).active);
  };
  it.each<[string, string | null, ReadonlyArray<string>]>([
    ['later', null, ['pinned', 'later', 'favorites', 'watchlist', 'aged', 'first']],
    ['later', 'favorites', ['pinned', 'favorites', 'later', 'watchlist', 'aged', 'first']],
    ['favorites', 'later', ['pinned', 'watchlist', 'aged', 'first', 'later', 'favorites']],
    ['first', 'first', ['pinned', 'favorites', 'watchlist', 'aged', 'first', 'later']],
    ['pinned', null, ['pinned', 'favorites', 'watchlist', 'aged', 'first', 'later']],
  ])('places %s after %s', (listID, after, expected) => {
    expect(placed(listID, after)).toEqual(expected);
  });

  it('changes one list if all lists of the group have a place', () => {
    const lists = [list('a', { order: 'a1' }), list('b', { order: 'a2' }), list('c', { order: 'a3' })];
    expect(listPlaces(lists, 'c', 'a')).toEqual([{ kind: 'place-list', listID: 'c', order: 'a1V', pinned: false, archived: false }]);
  });
});
