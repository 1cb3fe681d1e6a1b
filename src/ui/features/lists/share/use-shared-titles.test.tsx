import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionScrollStore } from '#adapters/browser/session-scroll-store';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { INFINITE_LIST_CACHE, NETWORK_STATUS, SCROLL_STORE, SHARED_LIST_READER } from '#application/service-keys';
import { film } from '#domain/lists/list.fixture';
import type { SharedListPart } from '#domain/lists/shares/shared-list';
import type { SharedListReader } from '#domain/lists/shares/shared-list-reader';
import { ServicesProvider } from '#ui/services.tsx';
import { useSharedTitles } from './use-shared-titles';

const part = (cursor: string | null, ...ids: ReadonlyArray<number>): SharedListPart => ({
  name: 'noir', displayName: null, description: '', owner: 'Maya', itemCount: 4, sharesNotes: false,
  items: ids.map((id) => film(id)),
  cursor,
});

/** Renders the titles of a list whose first page was read; `pages` are the answers by cursor from now on. */
const renderShared = (first: SharedListPart, pages: Readonly<Record<string, SharedListPart>>) => {
  const requested: string[] = [];
  const lists: SharedListReader = {
    read: (_, cursor) => () => {
      requested.push(cursor ?? 'start');
      return TE.right(pages[cursor ?? 'start'] ?? part(null))();
    },
  };
  const cache = new InfiniteListCache();
  const services = new Map<unknown, unknown>([
    [SHARED_LIST_READER, lists],
    [INFINITE_LIST_CACHE, cache],
    [SCROLL_STORE, sessionScrollStore(null)],
    [NETWORK_STATUS, { online: of(E.right(true)) }],
  ]);
  const { result } = renderHook(() => useSharedTitles('share', first), {
    wrapper: ({ children }) => (
      <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
        <MemoryRouter initialEntries={['/lists/share']}>{children}</MemoryRouter>
      </ServicesProvider>
    ),
  });
  const shows = (...ids: ReadonlyArray<number>): Promise<void> =>
    waitFor(() => expect(result.current.items.map(({ id }) => id)).toEqual(ids));
  return { requested, shows, loadMore: () => act(() => result.current.loadMore()), refetch: () => act(() => cache.refetch()) };
};

afterEach(cleanup);

describe('the titles of a shared list', () => {
  it('begin with the page that was read, and follow its cursor', async () => {
    const { requested, shows, loadMore } = renderShared(part('c', 1, 2), { c: part(null, 3) });
    await shows(1, 2);
    expect(requested).toEqual([]);
    loadMore();
    await shows(1, 2, 3);
    expect(requested).toEqual(['c']);
  });

  it('are all read again when they are out of date', async () => {
    const { requested, shows, refetch } = renderShared(part(null, 1, 2), { start: part(null, 3) });
    await shows(1, 2);
    refetch();
    await shows(3);
    expect(requested).toEqual(['start']);
  });
});
