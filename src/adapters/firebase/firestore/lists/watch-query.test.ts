import { expect, it } from 'vitest';
import { film, maya, newItem } from '#domain/lists/list.fixture';
import { ListItem, toListItem } from '#domain/lists/list-item';
import { invalidData, type Failure } from '#domain/shared/failure';
import { toQueryRows } from './watch-query';

const item = (id: number) => toListItem(maya, 'noir', newItem(id, { title: film(id) }));

it('toQueryRows leaves out and logs damaged documents, and a page with one has further pages', () => {
  const logged: Failure[] = [];
  const read = toQueryRows(
    ListItem,
    { path: 'lists/noir/items', filters: [], order: [], limit: 3 },
    { failure: (_, failure) => void logged.push(failure) },
  );
  expect(read([item(1), { ...item(2), title: 7 }, item(3)])).toEqual({ rows: [item(1), item(3)], isFull: true });
  expect(logged).toEqual([invalidData('lists/noir/items', 'title', 'string')]);
  expect(read([item(1), { ...item(2), addedAt: -9e15 }])).toEqual({ rows: [item(1)], isFull: false });
});
