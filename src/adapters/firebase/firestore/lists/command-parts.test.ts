import { describe, expect, it } from 'vitest';
import type { ListChange } from '#domain/lists/list-command';
import { commandOf, newItem } from '#domain/lists/list.fixture';
import { commandParts } from './command-parts';

const items = Array.from({ length: 201 }, (_, index) => newItem(index + 1));
const sizesOf = (change: ListChange): ReadonlyArray<number> =>
  commandParts(commandOf(change)).map(({ change: part }) => ('items' in part ? part.items.length : 'itemKeys' in part ? part.itemKeys.length : 1));

describe('commandParts', () => {
  it.each<[ListChange, ReadonlyArray<number>]>([
    [{ kind: 'add-items', listID: 'one', items }, [100, 100, 1]],
    [{ kind: 'move-items', from: 'two', listID: 'one', items }, [100, 100, 1]],
    [{ kind: 'remove-items', listID: 'one', itemKeys: items.map(({ title }) => title.itemKey) }, [100, 100, 1]],
    [{ kind: 'add-items', listID: 'one', items: [] }, [0]],
    [{ kind: 'delete-list', listID: 'one' }, [1]],
  ])('splits $kind', (change, sizes) => {
    expect(sizesOf(change)).toEqual(sizes);
  });

  it('keeps the order and everything else of the command', () => {
    const command = commandOf({ kind: 'move-items', from: 'two', listID: 'one', items });
    const parts = commandParts(command);
    expect(parts.map((part) => ({ ...part, change: null }))).toEqual(parts.map(() => ({ ...command, change: null })));
    expect(parts.flatMap(({ change }) => (change.kind === 'move-items' ? change.items : []))).toEqual(items);
  });
});
