import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import { createInfiniteListActor } from '#application/catalogue/infinite-list-machine';
import { CATALOGUE_MAX_AGE_MS } from '#application/catalogue/result-age';
import { INFINITE_LIST_CACHE } from '#application/service-keys';
import { paginate } from '#domain/shared/pagination';
import { ServicesProvider } from '#ui/services.tsx';
import type { Query } from './query';
import { QueryCache } from './query-cache';
import { QueryCacheProvider, useQuery } from './use-query';
import { useRefetchExpired } from './use-refetch-expired';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('useRefetchExpired', () => {
  it('refetches expired results when the tab becomes visible, and nothing when it is hidden or the results are fresh', async () => {
    const clock = { now: 0 };
    const queryCache = new QueryCache(() => clock.now);
    const lists = new InfiniteListCache(() => clock.now);
    const fetch = vi.fn(() => () => Promise.resolve(E.right('Heat')));
    const fetchPage = vi.fn((page: number) => TE.right(paginate([1], page)));
    const query: Query<string> = { key: 'a film', fetch };
    lists.retain(lists.acquire('/movies', 'a', false, () => createInfiniteListActor<number>(fetchPage, String, 1)));
    const services = new Map<unknown, unknown>([[INFINITE_LIST_CACHE, lists]]);
    const Screen = (): React.JSX.Element => {
      useRefetchExpired();
      const state = useQuery(query);
      return <p>{state._tag}</p>;
    };
    render(
      <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
        <QueryCacheProvider value={queryCache}>
          <Screen />
        </QueryCacheProvider>
      </ServicesProvider>,
    );
    await screen.findByText('success');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const requestsAfter = (now: number, state: DocumentVisibilityState): ReadonlyArray<number> => {
      clock.now = now;
      visibility.mockReturnValue(state);
      fireEvent(document, new Event('visibilitychange'));
      return [fetch.mock.calls.length, fetchPage.mock.calls.length];
    };
    expect(requestsAfter(CATALOGUE_MAX_AGE_MS - 1, 'visible')).toEqual([1, 1]);
    expect(requestsAfter(CATALOGUE_MAX_AGE_MS, 'hidden')).toEqual([1, 1]);
    expect(requestsAfter(CATALOGUE_MAX_AGE_MS, 'visible')).toEqual([2, 2]);
  });
});
