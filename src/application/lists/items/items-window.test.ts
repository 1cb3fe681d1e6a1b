import * as E from 'fp-ts/Either';
import { BehaviorSubject, map } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { maya, newItem } from '#domain/lists/list.fixture';
import { compareItems, cursorOf, isInRange, noItemFilter, type ItemQuery, type ItemRange } from '#domain/lists/item-query';
import type { ListChange } from '#domain/lists/list-command';
import { toListItem, type ListItem } from '#domain/lists/list-item';
import type { ItemsPage } from '#domain/lists/list-repository';
import { offline, type Failure } from '#domain/shared/failure';
import { createItemsWindow } from './items-window';
import type { ItemsState } from '#application/lists/list-use-cases';

const query: ItemQuery = { listID: 'a', sort: 'order', direction: 'asc', filter: noItemFilter };
const item = (number: number): ListItem => toListItem(maya, 'a', newItem(number, { order: `k${String(number).padStart(6, '0')}` }));
const keys = ({ items }: ItemsState): ReadonlyArray<string> => items.map(({ itemKey }) => itemKey);
const films = (from: number, to: number): ReadonlyArray<string> =>
  Array.from({ length: to - from + 1 }, (_, index) => `movie-${from + index}`);

/** A list that answers as every adapter does, and the window on it. */
const setUp = (numbers: ReadonlyArray<number>) => {
  const stored$ = new BehaviorSubject(new Map(numbers.map((number) => [number, item(number)])));
  const failing: { failure: Failure | null } = { failure: null };
  const reads: number[] = [];
  const page = (items: ReadonlyArray<ListItem>, range: ItemRange, limit: number): ItemsPage => {
    const within = items.filter((one) => isInRange(query.direction, range)(cursorOf(one, query))).sort(compareItems(query));
    const read = within.slice(0, limit);
    const last = read.at(-1);
    reads.push(read.length);
    return { items: read, searched: read.length, next: last !== undefined && within.length > limit ? cursorOf(last, query) : null };
  };
  const pending$ = new BehaviorSubject<ReadonlyArray<ListChange>>([]);
  const window = createItemsWindow(
    {
      uid: maya,
      watchItems: (_, range, limit) =>
        stored$.pipe(
          map((items) => (failing.failure === null ? E.right(page([...items.values()], range, limit)) : E.left(failing.failure))),
        ),
      pending$,
    },
    query,
  );
  const edit = (change: (items: Map<number, ListItem>) => void): void => {
    const items = new Map(stored$.value);
    change(items);
    stored$.next(items);
  };
  const states: ItemsState[] = [];
  const subscription = window.state$.subscribe((state) => states.push(state));
  return {
    window, pending$, edit, failing, reads, subscription,
    isWatching: () => stored$.observed,
    last: () => states.at(-1) as ItemsState,
    states,
  };
};

const upTo = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, index) => index + 1);

describe('createItemsWindow', () => {
  it('reads 50 items, then 50 more, until the end', () => {
    const { window, last } = setUp(upTo(120));
    expect([keys(last()), last().hasMore]).toEqual([films(1, 50), true]);
    window.loadMore();
    window.loadMore();
    expect([keys(last()), last().hasMore, last().status]).toEqual([films(1, 120), false, 'ready']);
    window.loadMore();
    expect(keys(last())).toEqual(films(1, 120));
  });

  it('an item that is added or removed in a read page moves no other item out of the window', () => {
    const { window, last, edit } = setUp(upTo(120).map((number) => number * 10));
    window.loadMore();
    edit((items) => items.set(15, item(15)));
    expect(keys(last()).slice(0, 3)).toEqual(['movie-10', 'movie-15', 'movie-20']);
    expect(last().items).toHaveLength(101);
    edit((items) => items.delete(20));
    expect(last().items).toHaveLength(100);
    expect(new Set(keys(last())).size).toBe(100);
  });

  it('reads the pages again if more items arrive in a page than one read returns', () => {
    const { window, last, edit } = setUp(upTo(120).map((number) => number * 1000));
    window.loadMore();
    edit((items) => upTo(60).forEach((number) => items.set(1000 + number, item(1000 + number))));
    expect(last().hasMore).toBe(true);
    while (last().hasMore) window.loadMore();
    expect(last().items).toHaveLength(180);
    expect([...keys(last())]).toEqual([...last().items].sort(compareItems(query)).map(({ itemKey }) => itemKey));
  });

  it('shows unconfirmed changes within the read part', () => {
    const { pending$, last } = setUp(upTo(60));
    pending$.next([
      { kind: 'add-items', listID: 'a', items: [newItem(900, { order: 'k000000' }), newItem(901, { order: 'z' })] },
      { kind: 'remove-items', listID: 'a', itemKeys: ['movie-2'] },
      { kind: 'note-item', listID: 'a', itemKey: 'movie-3', note: 'Seen with Ada' },
      { kind: 'add-items', listID: 'b', items: [newItem(902)] },
    ]);
    // The item with the order "z" belongs behind the read part.
    expect(keys(last())).toEqual(['movie-900', 'movie-1', ...films(3, 50)]);
    expect(last().items[2]?.note).toBe('Seen with Ada');
  });

  it('a failed read keeps the items; loading more repeats the read', () => {
    const { window, last, edit, failing } = setUp(upTo(60));
    failing.failure = offline;
    window.loadMore();
    expect([last().status, last().failure, last().items.length]).toEqual(['failed', offline, 50]);
    failing.failure = null;
    window.loadMore();
    edit(() => {});
    expect([last().status, last().items.length]).toEqual(['ready', 60]);
  });

  it('watches no page while nobody watches the window', () => {
    const { window, subscription, isWatching } = setUp(upTo(120));
    window.loadMore();
    expect(isWatching()).toBe(true);
    subscription.unsubscribe();
    expect(isWatching()).toBe(false);
  });

  it('keeps the read pages while nobody watches', () => {
    const { window, last, subscription, states } = setUp(upTo(120));
    window.loadMore();
    subscription.unsubscribe();
    const seen = states.length;
    window.state$.subscribe((state) => states.push(state));
    expect(states.slice(seen).every(({ items }) => items.length === 100)).toBe(true);
    expect(last().items).toHaveLength(100);
  });
});
