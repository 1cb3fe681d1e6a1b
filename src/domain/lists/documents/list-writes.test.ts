import { describe, expect, it } from 'vitest';
import { newList, type List } from '#domain/lists/list';
import { toListItem } from '#domain/lists/list-item';
import { film, maya, newItem } from '#domain/lists/list.fixture';
import type { ListWrite } from '#domain/lists/plan-list-command';
import { SetChange, type DocumentWrite } from '#domain/shared/document-write';
import { toListBatches } from './list-writes';

const heist: List = newList(maya, { listName: 'heist', listID: 'one' }, 1);
const favorites = { listName: 'favorites', listID: 'fav' };
const entry = { listName: 'heist', listID: 'one' };
const put = (before: List | null, list: List): ListWrite => ({ kind: 'put-list', before, list });
const added = (listID: string, ...ids: ReadonlyArray<number>): ReadonlyArray<ListWrite> =>
  ids.map((id) => ({ kind: 'put-item', before: null, item: toListItem(maya, listID, newItem(id)) }));
const removed = (listID: string, ...ids: ReadonlyArray<number>): ReadonlyArray<ListWrite> =>
  ids.map((id) => ({ kind: 'remove-item', before: toListItem(maya, listID, newItem(id)) }));

const summaryOf = (batches: ReturnType<typeof toListBatches>): ReadonlyArray<ReadonlyArray<string>> =>
  batches.map((batch) => batch.map(({ act, path }) => `${act} ${path}`));
/** Returns a field of a write. */
const fieldOf = (write: DocumentWrite | undefined, field: string): unknown =>
  write === undefined || write.act === 'delete' ? undefined : write.data[field];
const adding = (...elements: ReadonlyArray<unknown>): SetChange => new SetChange('add', elements);
const removing = (...elements: ReadonlyArray<unknown>): SetChange => new SetChange('remove', elements);

describe('toListBatches', () => {
  it('creates list, entry and name in one batch', () => {
    const batches = toListBatches([put(null, heist)], [favorites]);
    expect(summaryOf(batches)).toEqual([['update users/maya', 'create lists/one', 'create users/maya/listNames/heist']]);
    expect(fieldOf(batches[0]?.[0], 'lists')).toEqual(adding(entry));
  });

  it('changes only the fields of a described list', () => {
    expect(toListBatches([put(heist, { ...heist, description: 'x', updatedAt: 2 })], [entry])).toEqual([
      [{ act: 'update', path: 'lists/one', data: { description: 'x', updatedAt: 2 } }],
    ]);
  });

  it('replaces the entry and the name of a renamed list, whose name may have a slash', () => {
    const batches = toListBatches([put(heist, { ...heist, name: 'sci-fi/fantasy' })], [favorites, entry]);
    expect(summaryOf(batches)).toEqual([
      ['update users/maya', 'update lists/one', 'delete users/maya/listNames/heist', 'create users/maya/listNames/sci-fi fantasy'],
    ]);
    expect(fieldOf(batches[0]?.[0], 'lists')).toEqual([favorites, { listName: 'sci-fi/fantasy', listID: 'one' }]);
  });

  it('removes entry and name of a deleted list, and creates those of a restored one', () => {
    const deleted = { ...heist, deletedAt: 5 };
    const deletion = toListBatches([put(heist, deleted)], [entry]);
    expect(summaryOf(deletion)).toEqual([['update users/maya', 'update lists/one', 'delete users/maya/listNames/heist']]);
    expect(fieldOf(deletion[0]?.[0], 'lists')).toEqual(removing(entry));
    const restoration = toListBatches([put(deleted, { ...heist, name: 'capers' })], []);
    expect(summaryOf(restoration)).toEqual([['update users/maya', 'update lists/one', 'create users/maya/listNames/capers']]);
    expect(fieldOf(restoration[0]?.[0], 'lists')).toEqual(adding({ listName: 'capers', listID: 'one' }));
  });

  it('writes at most 50 documents of one list a batch, an item with its title state, additions before removals', () => {
    const ids = Array.from({ length: 30 }, (_, index) => index + 1);
    const batches = toListBatches([...added('two', ...ids), ...removed('one', ...ids)], []);
    expect(batches.map((batch) => batch.length)).toEqual([50, 10, 50, 10]);
    expect(summaryOf(batches)[0]?.slice(0, 2)).toEqual(['create lists/two/items/movie-1', 'merge users/maya/titles/movie-1']);
    expect(summaryOf(batches)[2]?.slice(0, 2)).toEqual(['delete lists/one/items/movie-1', 'merge users/maya/titles/movie-1']);
    expect(fieldOf(batches[0]?.[1], 'listIDs')).toEqual(adding('two'));
    expect(fieldOf(batches[2]?.[1], 'listIDs')).toEqual(removing('one'));
  });

  it('keeps a known IMDb id of a title state', () => {
    const withId = toListBatches(
      [{ kind: 'put-item', before: null, item: toListItem(maya, 'one', newItem(1, { title: film(1, { imdbID: 'tt1' }) })) }],
      [],
    );
    expect(fieldOf(withId[0]?.[1], 'imdbID')).toBe('tt1');
    expect(toListBatches(added('one', 1), [])[0]?.[1]).not.toHaveProperty('data.imdbID');
  });

  it('changes only position and note of an item, without its title state', () => {
    const before = toListItem(maya, 'one', newItem(1));
    expect(toListBatches([{ kind: 'put-item', before, item: { ...before, note: 'x' } }], [])).toEqual([
      [{ act: 'update', path: 'lists/one/items/movie-1', data: { note: 'x' } }],
    ]);
  });
});
