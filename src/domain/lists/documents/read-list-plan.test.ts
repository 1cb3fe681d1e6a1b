import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { MAX_ITEMS, newList } from '#domain/lists/list';
import type { ListChange } from '#domain/lists/list-command';
import { toListItem } from '#domain/lists/list-item';
import { maya, newItem } from '#domain/lists/list.fixture';
import { readListPlan } from './read-list-plan';

const one = newList(maya, { listName: 'heist', listID: 'one' }, 1);
const item = toListItem(maya, 'one', newItem(1));
const entry = { listName: 'heist', listID: 'one' };

/** A reader of these documents, which notes what it reads. */
const readerOf = (documents: Readonly<Record<string, unknown>>, counted: number | null = null) => {
  const reads: string[] = [];
  const read = <A>(path: string, codec: t.Type<A, unknown>): A | null => {
    reads.push(path);
    const decoded = codec.decode(documents[path]);
    return E.isRight(decoded) ? decoded.right : null;
  };
  return {
    reads,
    one: <A>(path: string, codec: t.Type<A, unknown>) => Promise.resolve(read(path, codec)),
    some: <A>(path: string, ids: ReadonlyArray<string>, codec: t.Type<A, unknown>) =>
      Promise.resolve(new Map(ids.flatMap((id) => {
        const found = read(`${path}/${id}`, codec);
        return found === null ? [] : [[id, found] as const];
      }))),
    count: counted === null ? null : (path: string) => {
      reads.push(`count ${path}`);
      return Promise.resolve(counted);
    },
  };
};
const moved: ListChange = { kind: 'move-items', from: 'one', listID: 'two', items: [newItem(1)] };

describe('readListPlan', () => {
  it('reads the lists and the named items, and none of a list that does not exist', async () => {
    const reader = readerOf({ 'lists/one': one, 'lists/one/items/movie-1': item });
    const { documents: { list, item: itemOf } } = await readListPlan(reader, { uid: maya, change: moved });
    expect(reader.reads).toEqual(['lists/two', 'lists/one', 'lists/one/items/movie-1']);
    expect([list('one'), list('two'), itemOf('one', 'movie-1'), itemOf('two', 'movie-1')]).toEqual([one, null, item, null]);
  });

  it('reads who has a name and the entries of the profile if the change names the list', async () => {
    const named = { 'users/maya': { lists: [entry] }, 'users/maya/listNames/sci-fi fantasy': { listID: 'two' } };
    const change: ListChange = { kind: 'rename-list', listID: 'one', name: 'Sci-Fi/Fantasy' };
    const { documents, entries } = await readListPlan(readerOf({ 'lists/one': one, ...named }), { uid: maya, change });
    const { listIdOfName, listCount } = documents;
    expect([listIdOfName('sci-fi/fantasy'), listIdOfName('heist'), listCount(), entries]).toEqual(['two', null, 1, [entry]]);
  });

  it('counts the items of an almost full list where it can', async () => {
    const full = { 'lists/one': { ...one, itemCount: MAX_ITEMS - 1 } };
    const added: ListChange = { kind: 'add-items', listID: 'one', items: [newItem(1)] };
    const countOf = async (counted: number | null) => {
      const { documents } = await readListPlan(readerOf(full, counted), { uid: maya, change: added });
      return documents.list('one')?.itemCount;
    };
    expect([await countOf(9_500), await countOf(null)]).toEqual([9_500, MAX_ITEMS - 1]);
    const reader = readerOf({ 'lists/one': one }, 0);
    await readListPlan(reader, { uid: maya, change: added });
    expect(reader.reads).not.toContain('count lists/one/items');
  });
});
