import * as E from 'fp-ts/Either';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { ItemQuery } from '#domain/lists/item-query';
import { maya, newItem } from '#domain/lists/list.fixture';
import { toListItem, type ListItem } from '#domain/lists/list-item';
import { unavailable, type Failure } from '#domain/shared/failure';
import { findItemNeighbours } from './find-item-neighbours';
import type { ItemsState, ListUseCases } from '#application/lists/list-use-cases';

const PAGE = 10;
const all: ReadonlyArray<ListItem> = Array.from({ length: 95 }, (_, index) => toListItem(maya, 'noir', newItem(index + 1)));
const at = (position: number): ListItem => all[position - 1] as ListItem;

/** Serves the list in pages of ten, from either end. @param failsAfter number of pages after which reading fails. */
const paged = (failsAfter = Infinity): { readonly useCases: Pick<ListUseCases, 'items'>; readonly read: () => number } => {
  let pages = 0;
  const items = ({ direction }: ItemQuery) => {
    const order = direction === 'asc' ? all : [...all].reverse();
    pages = 1;
    const stateOf = (failure: Failure | null): ItemsState => ({
      items: order.slice(0, pages * PAGE),
      status: failure === null ? 'ready' : 'failed', hasMore: pages * PAGE < order.length, failure, searched: pages * PAGE,
    });
    const state$ = new BehaviorSubject(stateOf(null));
    return {
      state$,
      loadMore: () => {
        const isFailing = pages >= failsAfter;
        if (!isFailing) pages += 1;
        state$.next(stateOf(isFailing ? unavailable(503, '') : null));
      },
    };
  };
  return { useCases: { items }, read: () => pages };
};
const placeOf = async (item: ListItem, position: number, count = all.length) => {
  const { useCases, read } = paged();
  const place = await findItemNeighbours(useCases, item, position, count)();
  return E.isRight(place) ? [place.right.after?.movieID ?? null, place.right.before?.movieID ?? null, read()] : place;
};

describe('findItemNeighbours', () => {
  it.each([
    ['to the start', 5, 1, [null, 1, 1]],
    ['to the end', 5, 95, [95, null, 1]],
    ['to its own position', 5, 5, [4, 6, 1]],
    ['forwards', 2, 4, [4, 5, 1]],
    ['backwards', 9, 4, [3, 4, 1]],
    ['beyond the first page', 2, 33, [33, 34, 4]],
    ['near the end, reading from the end', 2, 90, [90, 91, 1]],
    ['from the end to the middle', 95, 60, [59, 60, 4]],
  ] as const)('moves a title %s', async (_, from, to, expected) => {
    expect(await placeOf(at(from), to)).toEqual(expected);
  });

  it('puts a title at the end if the list is shorter than its counter says', async () => {
    expect(await placeOf(at(5), 120, 120)).toEqual([95, null, 1]);
  });

  it('fails with the failure of a read', async () => {
    expect(await findItemNeighbours(paged(2).useCases, at(1), 40, all.length)()).toEqual(E.left(unavailable(503, '')));
  });
});
