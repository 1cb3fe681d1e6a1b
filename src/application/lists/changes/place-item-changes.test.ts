import { describe, expect, it } from 'vitest';
import { toListItem, type ListItem } from '#domain/lists/list-item';
import { maya, newItem } from '#domain/lists/list.fixture';
import { placeItemChanges } from './place-item-changes';

const at = (id: number, order: string): ListItem => toListItem(maya, 'noir', newItem(id, { order }));
/** Returns the changed order keys by id. */
const keysAfter = (item: ListItem, after: ListItem | null, items: ReadonlyArray<ListItem>, isAll = true) =>
  placeItemChanges(item, after, { items, isAll })?.map((change) => [change.itemKey, change.order]);

describe('placeItemChanges', () => {
  it('changes one item where there is room', () => {
    expect(keysAfter(at(9, 'a9'), at(1, 'a1'), [at(2, 'a2'), at(9, 'a9')])).toEqual([['movie-9', 'a1V']]);
    expect(keysAfter(at(9, 'a9'), null, [at(1, 'a1'), at(9, 'a9')])).toEqual([['movie-9', 'a0']]);
    expect(keysAfter(at(9, 'a9'), at(1, 'a1'), [])).toEqual([['movie-9', 'a2']]);
  });

  it('gives the following items with an equal key new keys, in their order', () => {
    const keys = keysAfter(at(9, 'a9'), at(1, 'a1'), [at(2, 'a1'), at(3, 'a1'), at(4, 'a2'), at(9, 'a9')]);
    expect(keys?.map(([key]) => key)).toEqual(['movie-9', 'movie-2', 'movie-3']);
    const orders = keys?.map(([, order]) => String(order)) ?? [];
    expect(['a1', ...orders, 'a2']).toEqual(['a1', ...orders, 'a2'].sort());
    expect(new Set(orders).size).toBe(3);
  });

  it('returns null if more items than the given ones have equal keys', () => {
    const equal = [at(2, 'a1'), at(3, 'a1')];
    expect(keysAfter(at(9, 'a9'), at(1, 'a1'), equal, false)).toBeUndefined();
    expect(keysAfter(at(9, 'a9'), at(1, 'a1'), equal, true)?.map(([key]) => key)).toEqual(['movie-9', 'movie-2', 'movie-3']);
  });
});
