import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { maya, newItem } from '#domain/lists/list.fixture';
import { noItemFilter, type ItemFilter } from '#domain/lists/item-query';
import { toListItem } from '#domain/lists/list-item';
import { useItemSearch } from './use-item-search';
import type { PagedItems } from '#ui/features/lists/list-page/use-paged-items.ts';

const itemsOf = (count: number) => Array.from({ length: count }, (_, index) => toListItem(maya, 'noir', newItem(index)));

const paged = (filter: Partial<ItemFilter>, fields: Partial<PagedItems> = {}): PagedItems => ({
  query: { listID: 'noir', sort: 'order', direction: 'asc', filter: { ...noItemFilter, ...filter } }, results: JSON.stringify(filter),
  items: [], status: 'ready', hasMore: true, failure: null, searched: 250, isStale: false, leftAt: 0, loadMore: vi.fn(), ...fields,
});

it.each([
  ['reads on for words without a match', paged({ words: 'heat' }), 1],
  ['reads on for words with fewer than 500 matches', paged({ words: 'heat' }, { items: itemsOf(499) }), 1],
  ['leaves further matches to scrolling', paged({ words: 'a' }, { items: itemsOf(500) }), 0],
  ['reads on for a filter until the first page is full', paged({ genre: 'Drama' }, { items: itemsOf(49) }), 1],
  ['reads no further page of a full first one', paged({ genre: 'Drama' }, { items: itemsOf(50) }), 0],
  ['reads no further page of a whole list', paged({}), 0],
  ['waits for the page that is read', paged({ words: 'heat' }, { status: 'loadingMore' }), 0],
  ['ends at the end of the list', paged({ words: 'heat' }, { hasMore: false }), 0],
])('useItemSearch %s', (_, window, reads) => {
  renderHook(() => useItemSearch(window));
  expect(window.loadMore).toHaveBeenCalledTimes(reads);
});

it('useItemSearch reads page after page, ends when it is stopped, and goes on when asked to', () => {
  const loadMore = vi.fn();
  const window = paged({ words: 'heat' }, { loadMore });
  const { result, rerender } = renderHook((each: PagedItems) => useItemSearch(each), { initialProps: window });
  rerender({ ...window, status: 'loadingMore' });
  rerender({ ...window, items: itemsOf(1) });
  expect([loadMore.mock.calls.length, result.current.isRunning]).toEqual([2, true]);
  act(() => result.current.stop());
  rerender({ ...window, items: itemsOf(2) });
  expect([loadMore.mock.calls.length, result.current.isRunning]).toEqual([2, false]);
  act(() => result.current.goOn());
  expect(result.current.isRunning).toBe(true);
  // Other words are a search of their own.
  act(() => result.current.stop());
  rerender(paged({ words: 'alien' }, { loadMore }));
  expect(result.current.isRunning).toBe(true);
});
