import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { conflict } from '#domain/shared/failure';
import { inverseListChange } from './inverse-list-change';
import { newList } from './list';
import { anyChange, commandOf, maya, newAddition, newItem } from './list.fixture';
import { noItemFilter } from './item-query';
import { applyListCommand, withPendingCommands, type MemberLists } from './member-lists';
import { withPendingItems } from './pending-items';

const NOW = 1_700_000_100_000;
const start: MemberLists = {
  lists: new Map(['favorites', 'watchlist', 'a', 'b'].map((listID) => [listID, newList(maya, { listID, listName: listID }, 1)])),
  items: new Map(),
};

/** Lists as a member sees them: those that are not deleted, without the time of the last change, and their items. */
const shown = ({ lists, items }: MemberLists): unknown =>
  [...lists.values()]
    .filter(({ deletedAt }) => deletedAt === null)
    .map((list) => ({ list: { ...list, updatedAt: null }, items: new Map([...(items.get(list.listID) ?? [])].sort()) }))
    .sort((one, other) => (one.list.listID < other.list.listID ? -1 : 1));

describe('inverseListChange', () => {
  it('a change and its inverse leave what a member sees as it was', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 12 }), anyChange, (changes, change) => {
        const before = withPendingCommands(start, changes.map((each) => commandOf(each)), NOW);
        const after = applyListCommand(before, commandOf(change), NOW);
        if (E.isLeft(after)) return;
        const inverse = inverseListChange(change, {
          list: (listID) => before.lists.get(listID) ?? null,
          item: (listID, key) => before.items.get(listID)?.get(key) ?? null,
        });
        const undone = inverse.reduce<ReturnType<typeof applyListCommand>>(
          (state, each) => (E.isLeft(state) ? state : applyListCommand(state.right, commandOf(each), NOW)),
          after,
        );
        if (E.isLeft(undone)) {
          // A title returns to a list in the bin only after the list is restored.
          const source = before.lists.get(change.kind === 'move-items' ? change.from : change.listID);
          expect([undone.left, typeof source?.deletedAt]).toEqual([conflict('deleted list'), 'number']);
          return;
        }
        expect(shown(undone.right)).toEqual(shown(before));
      }),
      {
        examples: [
          [[newAddition('a', 1), { kind: 'delete-list', listID: 'a' }], { kind: 'remove-items', listID: 'a', itemKeys: ['movie-1'] }],
        ],
      },
    );
  });

  it('taking back an addition keeps a title that the list had before', () => {
    const item = { list: () => null, item: (_: string, key: string) => (key === 'movie-1' ? ({ itemKey: key } as never) : null) };
    expect(inverseListChange(newAddition('a', 1, 2), item)).toEqual([
      { kind: 'remove-items', listID: 'a', itemKeys: ['movie-2'], addedWith: { 'movie-2': 0.5 } },
    ]);
  });

  it('taking back an addition keeps the item of another addition, stored and on the screen', () => {
    const [inverse] = inverseListChange(
      { kind: 'add-items', listID: 'a', items: [newItem(1, { random: 0.25 })] },
      { list: () => null, item: () => null },
    );
    if (inverse === undefined) throw new Error('There is no inverse.');
    const keysAfter = (random: number): ReadonlyArray<unknown> => {
      const state = withPendingCommands(start, [commandOf({ kind: 'add-items', listID: 'a', items: [newItem(1, { random })] })], NOW);
      const items = [...(state.items.get('a')?.values() ?? [])];
      const screen = withPendingItems(items, [inverse], { listID: 'a', sort: 'order', direction: 'asc', filter: noItemFilter }, maya, null);
      return [withPendingCommands(state, [commandOf(inverse)], NOW).items.get('a')?.size, screen.length];
    };
    expect([keysAfter(0.75), keysAfter(0.25)]).toEqual([[1, 1], [0, 0]]);
  });

  it('taking back a removal restores position, note and time', () => {
    const changes = [{ kind: 'add-items' as const, listID: 'a', items: [newItem(1, { note: 'with Nell', order: 'b7', addedAt: 5 })] }];
    const before = withPendingCommands(
      start,
      changes.map((change) => commandOf(change)),
      NOW,
    );
    const inverse = inverseListChange(
      { kind: 'remove-items', listID: 'a', itemKeys: ['movie-1', 'movie-9'] },
      { list: () => null, item: (listID, key) => before.items.get(listID)?.get(key) ?? null },
    );
    expect(inverse).toEqual(changes);
  });
});
