import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { noItemFilter, type ItemQuery } from '#domain/lists/item-query';
import { maya, newItem } from '#domain/lists/list.fixture';
import { toListItem } from '#domain/lists/list-item';
import { offline } from '#domain/shared/failure';
import { readListItems } from './watch-items';

const query: ItemQuery = { listID: 'noir', sort: 'releaseYear', direction: 'asc', filter: noItemFilter };
const items = [toListItem(maya, 'noir', newItem(1))];

it('readListItems reads the known values of a list before the unknown ones, and fails if one of both reads fails', async () => {
  const read = (failsFrom: number) => {
    let reads = 0;
    return readListItems(() => ((reads += 1) > failsFrom ? TE.left(offline) : TE.right({ rows: items, isFull: false })), query, null)();
  };
  expect(await read(2)).toEqual(E.right({ items: [...items, ...items], next: null, searched: 2 }));
  for (const failsFrom of [0, 1]) expect(await read(failsFrom)).toEqual(E.left(offline));
});
