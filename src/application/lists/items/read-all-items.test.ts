import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { cursorOf, MAX_ITEMS_READ, noItemFilter, type ItemQuery } from '#domain/lists/item-query';
import { maya, newItem } from '#domain/lists/list.fixture';
import { toListItem } from '#domain/lists/list-item';
import type { ListRepository } from '#domain/lists/list-repository';
import { aborted, offline, type Failure } from '#domain/shared/failure';
import { readAllItems } from './read-all-items';

const query: ItemQuery = { listID: 'a', sort: 'order', direction: 'asc', filter: noItemFilter };
const items = Array.from({ length: 250 }, (_, index) =>
  toListItem(maya, 'a', newItem(index, { order: `k${String(index).padStart(4, '0')}` })),
);

/** A list of 250 items, whose parts from `failsFrom` on fail. */
const read = (failsFrom = Infinity, stopsAt = Infinity) => {
  const begins: number[] = [];
  const counts: number[] = [];
  const controller = new AbortController();
  const failure: Failure = offline;
  const readItems: ListRepository['readItems'] = (_, __, after) => {
    const start = after === null ? 0 : items.findIndex((item) => item.itemKey === after.itemKey) + 1;
    begins.push(start);
    const part = items.slice(start, start + MAX_ITEMS_READ);
    const last = part.at(-1);
    const next = last !== undefined && start + MAX_ITEMS_READ < items.length ? cursorOf(last, query) : null;
    return start >= failsFrom ? TE.left(failure) : TE.right({ items: part, searched: part.length, next });
  };
  const onProgress = (count: number): void => {
    counts.push(count);
    if (count >= stopsAt) controller.abort();
  };
  return { begins, counts, answer: readAllItems({ readItems }, maya, query, { onProgress, signal: controller.signal })() };
};

describe('readAllItems', () => {
  it('reads every item once, in parts, and says how many are read', async () => {
    const { begins, counts, answer } = read();
    expect(await answer).toEqual(E.right(items));
    expect([begins, counts]).toEqual([[0, 100, 200], [100, 200, 250]]);
  });

  it('fails as a whole if a part fails', async () => {
    expect(await read(200).answer).toEqual(E.left(offline));
  });

  it('reads no further part when it is cancelled', async () => {
    const { begins, answer } = read(Infinity, 100);
    expect(await answer).toEqual(E.left(aborted));
    expect(begins).toHaveLength(1);
  });

  it('ends at once when it is cancelled while no answer comes', async () => {
    const controller = new AbortController();
    const readItems = () => () => new Promise<never>(() => undefined);
    const answer = readAllItems({ readItems }, maya, query, { onProgress: () => undefined, signal: controller.signal })();
    controller.abort();
    expect(await answer).toEqual(E.left(aborted));
  });
});
