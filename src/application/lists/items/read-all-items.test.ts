import * as E from 'fp-ts/Either';
import { NEVER, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { cursorOf, noItemFilter, type ItemQuery } from '#domain/lists/item-query';
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
  const limits: number[] = [];
  const counts: number[] = [];
  const controller = new AbortController();
  const failure: Failure = offline;
  const watchItems: ListRepository['watchItems'] = (_, __, { after }, limit) => {
    limits.push(limit);
    const start = after === null ? 0 : items.findIndex((item) => item.itemKey === after.itemKey) + 1;
    const part = items.slice(start, start + limit);
    const last = part.at(-1);
    return of(
      start >= failsFrom
        ? E.left(failure)
        : E.right({
            items: part, searched: part.length,
            next: last !== undefined && start + limit < items.length ? cursorOf(last, query) : null,
          }),
    );
  };
  const onProgress = (count: number): void => {
    counts.push(count);
    if (count >= stopsAt) controller.abort();
  };
  return { limits, counts, answer: readAllItems({ watchItems }, maya, query, { onProgress, signal: controller.signal })() };
};

describe('readAllItems', () => {
  it('reads every item once, in parts, and says how many are read', async () => {
    const { limits, counts, answer } = read();
    expect(await answer).toEqual(E.right(items));
    expect([limits, counts]).toEqual([[100, 100, 100], [100, 200, 250]]);
  });

  it('fails as a whole if a part fails', async () => {
    expect(await read(200).answer).toEqual(E.left(offline));
  });

  it('reads no further part when it is cancelled', async () => {
    const { limits, answer } = read(Infinity, 100);
    expect(await answer).toEqual(E.left(aborted));
    expect(limits).toHaveLength(1);
  });

  it('ends at once when it is cancelled while no answer comes', async () => {
    const controller = new AbortController();
    const answer = readAllItems({ watchItems: () => NEVER }, maya, query, { onProgress: () => undefined, signal: controller.signal })();
    controller.abort();
    expect(await answer).toEqual(E.left(aborted));
  });
});
