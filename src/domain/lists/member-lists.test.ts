import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { conflict, forbidden, invalid, notFound, type Failure } from '#domain/shared/failure';
import { UserId } from '#domain/users/user-id';
import { BIN_RETENTION_MS, MAX_ITEMS, MAX_LISTS, newList } from './list';
import type { ListChange } from './list-command';
import { anyChange, commandOf, maya, newAddition, newCreation, newItem } from './list.fixture';
import { applyListCommand, withPendingCommands, type MemberLists } from './member-lists';

const NOW = 1_700_000_100_000;
const list = (listID: string, name: string = listID) => newList(maya, { listID, listName: name }, 1_600_000_000_000);
const start: MemberLists = {
  lists: new Map(['favorites', 'watchlist', 'a', 'b'].map((listID) => [listID, list(listID)])),
  items: new Map(),
};
const apply = (state: MemberLists, ...changes: ReadonlyArray<ListChange>): MemberLists =>
  changes.reduce((before, change) => {
    const after = applyListCommand(before, commandOf(change), NOW);
    if (E.isLeft(after)) throw new Error(`refused: ${JSON.stringify(after.left)}`);
    return after.right;
  }, state);
const failureOf = (state: MemberLists, change: ListChange, now: number = NOW) => E.swap(applyListCommand(state, commandOf(change), now));
const keysIn = ({ items }: MemberLists, listID: string): ReadonlyArray<string> => [...(items.get(listID)?.keys() ?? [])];

describe('lists', () => {
  it('create stores the normalized name; the list is empty and unchanged', () => {
    expect(apply(start, newCreation('c', ' Rainy  Sunday ')).lists.get('c')).toMatchObject({
      name: 'rainy_sunday', itemCount: 0, updatedAt: null, createdAt: 1_700_000_000_000, deletedAt: null,
    });
  });

  it.each<[string, ListChange, Failure]>([
    ['a taken name', newCreation('c', 'A'), conflict('list name')],
    ['an empty name', newCreation('c', ' _ '), invalid('name', 'empty')],
    ['a long name', newCreation('c', 'x'.repeat(61)), invalid('name', 'too-long')],
    [
      'a long description',
      { kind: 'create-list', listID: 'c', name: 'c', description: 'x'.repeat(1001), order: 'a0' },
      invalid('description', 'too-long'),
    ],
    ['renaming a default list', { kind: 'rename-list', listID: 'favorites', name: 'best' }, forbidden('this list')],
    ['deleting a default list', { kind: 'delete-list', listID: 'watchlist' }, forbidden('this list')],
    ['renaming to a taken name', { kind: 'rename-list', listID: 'a', name: 'b' }, conflict('list name')],
    ['an unknown list', { kind: 'rename-list', listID: 'none', name: 'c' }, notFound('list')],
    ['adding to an unknown list', newAddition('none', 1), notFound('list')],
    ['a long note', { kind: 'add-items', listID: 'a', items: [newItem(1, { note: 'x'.repeat(1001) })] }, invalid('note', 'too-long')],
  ])('refuses %s', (_, change, failure) => {
    expect(failureOf(start, change)).toEqual(E.right(failure));
  });

  it('refuses more lists than the limit; deleted lists do not count', () => {
    const full: MemberLists = {
      ...start,
      lists: new Map(Array.from({ length: MAX_LISTS }, (_, index) => [`l${index}`, list(`l${index}`)])),
    };
    expect(failureOf(full, newCreation('c', 'c'))).toEqual(E.right(invalid('lists', 'too-many')));
    expect(apply(full, { kind: 'delete-list', listID: 'l0' }, newCreation('c', 'c')).lists.has('c')).toBe(true);
  });

  it('refuses the lists of another member', () => {
    const other = UserId.decode('nell');
    const theirs: MemberLists = {
      ...start,
      lists: new Map(start.lists).set('x', { ...list('x'), userID: E.getOrElseW(() => maya)(other) }),
    };
    const changes: ReadonlyArray<ListChange> = [newAddition('x', 1), { kind: 'delete-list', listID: 'x' }, newCreation('x', 'mine')];
    for (const change of changes) expect(failureOf(theirs, change)).toEqual(E.right(forbidden('this list')));
  });

  it('a deleted list keeps its items, refuses additions and another name, frees its name and can be restored', () => {
    const deleted = apply(start, newAddition('a', 1, 2), { kind: 'delete-list', listID: 'a' });
    expect(deleted.lists.get('a')?.deletedAt).toBe(NOW);
    expect(failureOf(deleted, newAddition('a', 3))).toEqual(E.right(conflict('deleted list')));
    expect(failureOf(deleted, { kind: 'rename-list', listID: 'a', name: 'c' })).toEqual(E.right(conflict('deleted list')));
    const renewed = apply(deleted, newCreation('c', 'a'));
    expect(failureOf(renewed, { kind: 'restore-list', listID: 'a', name: 'a' })).toEqual(E.right(conflict('list name')));
    const restored = apply(renewed, { kind: 'restore-list', listID: 'a', name: 'old a' });
    expect(restored.lists.get('a')).toMatchObject({ name: 'old_a', deletedAt: null });
    expect(keysIn(restored, 'a')).toEqual(['movie-1', 'movie-2']);
  });

  it('a list deleted over 30 days ago cannot be restored', () => {
    const deleted = apply(start, { kind: 'delete-list', listID: 'a' });
    const restore: ListChange = { kind: 'restore-list', listID: 'a', name: 'a' };
    expect(E.isLeft(failureOf(deleted, restore, NOW + BIN_RETENTION_MS))).toBe(true);
    expect(failureOf(deleted, restore, NOW + BIN_RETENTION_MS + 1)).toEqual(E.right(notFound('list')));
  });
});

describe('items', () => {
  it('a title is in a list once; the first note and position stay', () => {
    const twice = apply(
      start,
      { kind: 'add-items', listID: 'a', items: [newItem(1, { note: 'first', order: 'a1' })] },
      { kind: 'add-items', listID: 'a', items: [newItem(1, { note: 'second', order: 'a9' })] },
    );
    expect(twice.items.get('a')?.get('movie-1')).toMatchObject({ note: 'first', order: 'a1', listID: 'a', userID: 'maya' });
    expect(twice.lists.get('a')?.itemCount).toBe(1);
  });

  it('a film and a series with one number are two titles', () => {
    const series = newItem(1, { title: { ...newItem(1).title, itemKey: 'tv-1', mediaType: 'tv' } });
    const both = apply(start, newAddition('a', 1), { kind: 'add-items', listID: 'a', items: [series] });
    expect(keysIn(apply(both, { kind: 'remove-items', listID: 'a', itemKeys: ['movie-1'] }), 'a')).toEqual(['tv-1']);
  });

  it('a removal affects one list only', () => {
    const both = apply(start, newAddition('a', 1), newAddition('b', 1), { kind: 'remove-items', listID: 'a', itemKeys: ['movie-1'] });
    expect([keysIn(both, 'a'), keysIn(both, 'b')]).toEqual([[], ['movie-1']]);
  });

  it('accepts the last title of a full list and refuses one more', () => {
    const nearlyFull: MemberLists = { ...start, lists: new Map(start.lists).set('a', { ...list('a'), itemCount: MAX_ITEMS - 1 }) };
    expect(keysIn(apply(nearlyFull, newAddition('a', 1)), 'a')).toEqual(['movie-1']);
    expect(failureOf(nearlyFull, newAddition('a', 1, 2))).toEqual(E.right(invalid('items', 'too-many')));
  });

  it('a move adds to the target before it removes from the source', () => {
    const moved = apply(start, newAddition('a', 1, 2), { kind: 'move-items', from: 'a', listID: 'b', items: [newItem(1)] });
    expect([keysIn(moved, 'a'), keysIn(moved, 'b')]).toEqual([['movie-2'], ['movie-1']]);
    const full: MemberLists = { ...moved, lists: new Map(moved.lists).set('b', { ...list('b'), itemCount: MAX_ITEMS }) };
    expect(failureOf(full, { kind: 'move-items', from: 'a', listID: 'b', items: [newItem(2)] })).toEqual(
      E.right(invalid('items', 'too-many')),
    );
  });

  it('place-item and note-item change an item and ignore one that was removed', () => {
    const changed = apply(
      start,
      newAddition('a', 1),
      { kind: 'place-item', listID: 'a', itemKey: 'movie-1', order: 'b5' },
      { kind: 'note-item', listID: 'a', itemKey: 'movie-1', note: 'with Nell' },
    );
    expect(changed.items.get('a')?.get('movie-1')).toMatchObject({ order: 'b5', note: 'with Nell' });
    expect(
      apply(changed, { kind: 'note-item', listID: 'a', itemKey: 'movie-1', note: ' ' }).items.get('a')?.get('movie-1')?.note,
    ).toBeNull();
    expect(apply(start, { kind: 'note-item', listID: 'a', itemKey: 'movie-9', note: 'x' })).toEqual(start);
  });
});

const stateAfter = (changes: ReadonlyArray<ListChange>): MemberLists =>
  withPendingCommands(
    start,
    changes.map((change) => commandOf(change)),
    NOW,
  );

describe('any sequence of commands', () => {
  it('a repeated command changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 12 }), anyChange, (changes, change) => {
        const once = applyListCommand(stateAfter(changes), commandOf(change), NOW);
        if (E.isRight(once)) expect(applyListCommand(once.right, commandOf(change), NOW)).toEqual(once);
      }),
    );
  });

  it('keeps the default lists, unique names, true counts, and items in their own list', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 25 }), (changes) => {
        const { lists, items } = stateAfter(changes);
        const active = [...lists.values()].filter(({ deletedAt }) => deletedAt === null).map(({ name }) => name);
        expect(active).toEqual(expect.arrayContaining(['favorites', 'watchlist']));
        expect(new Set(active).size).toBe(active.length);
        for (const [listID, stored] of items) {
          expect(lists.get(listID)?.itemCount).toBe(stored.size);
          for (const [key, item] of stored) expect([item.itemKey, item.listID]).toEqual([key, listID]);
        }
      }),
    );
  });

  it('only removals take a title away: without them no title is lost', () => {
    const keeping = anyChange.filter(({ kind }) => kind !== 'remove-items');
    fc.assert(
      fc.property(fc.array(keeping, { maxLength: 25 }), (changes) => {
        const stored = new Set<string>();
        changes.reduce((before, change) => {
          const after = withPendingCommands(before, [commandOf(change)], NOW);
          for (const listItems of after.items.values()) for (const key of listItems.keys()) stored.add(key);
          const left = new Set([...after.items.values()].flatMap((listItems) => [...listItems.keys()]));
          expect(left).toEqual(stored);
          return after;
        }, start);
      }),
    );
  });
});
