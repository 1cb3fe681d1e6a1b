import { act, cleanup, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject, Subject } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FetchPage } from '#application/catalogue/infinite-list-machine';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { NETWORK_STATUS, SCROLL_STORE, INFINITE_LIST_CACHE, APP_CONFIG } from '#application/service-keys';
import { notFound, offline, unexpected, type Failure } from '#domain/shared/failure';
import { useInfiniteList } from '#ui/features/browse/infinite-grid/use-infinite-list.ts';
import { ErrorScreen } from '#ui/shell/errors/error-screen.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { useReconnected } from './use-reconnected';

const renderWithNetwork = (
  part: React.JSX.Element, online: Subject<E.Either<Failure, boolean>> = new BehaviorSubject<E.Either<Failure, boolean>>(E.right(true)),
) => {
  const services = new Map<unknown, unknown>([
    [NETWORK_STATUS, { online }],
    [APP_CONFIG, { siteUrl: null }],
    [INFINITE_LIST_CACHE, new InfiniteListCache()],
    [SCROLL_STORE, { get: () => null, set: () => undefined }],
  ]);
  const { unmount } = render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter>{part}</MemoryRouter>
    </ServicesProvider>,
  );
  const emitOnline = (...states: ReadonlyArray<boolean>): Promise<void> =>
    act(async () => {
      for (const isOnline of states) online.next(E.right(isOnline));
      await Promise.resolve();
    });
  return { emitOnline, unmount };
};

afterEach(cleanup);

describe('useReconnected', () => {
  it('calls back on each reconnection, not on the initial online state, and not after unmount', async () => {
    const callBack = vi.fn();
    const Part = (): null => (useReconnected(callBack), null);
    const { emitOnline, unmount } = renderWithNetwork(<Part />);
    await emitOnline(true, true, false);
    expect(callBack).not.toHaveBeenCalled();
    await emitOnline(true);
    await emitOnline(false, true);
    expect(callBack).toHaveBeenCalledTimes(2);
    await emitOnline(false);
    unmount();
    await emitOnline(true);
    expect(callBack).toHaveBeenCalledTimes(2);
  });
});

it('useReconnected calls back once the site answers, where its status was unknown', async () => {
  const callBack = vi.fn();
  const Part = (): null => (useReconnected(callBack), null);
  const { emitOnline } = renderWithNetwork(<Part />, new Subject());
  await emitOnline(true, true);
  expect(callBack).toHaveBeenCalledOnce();
});

describe('reconnection', () => {
  it.each<[Failure, number]>([
    [offline, 1],
    [notFound('page'), 0],
    [unexpected('a render error'), 0],
  ])('retries an error screen after a network error only: %j', async (failure, times) => {
    const retry = vi.fn();
    const { emitOnline } = renderWithNetwork(<ErrorScreen failure={failure} onRetry={retry} />);
    await emitOnline(false, true);
    expect(retry).toHaveBeenCalledTimes(times);
  });

  it('loads the rest of a list that stopped offline', async () => {
    let isOffline = true;
    const fetchPage: FetchPage<string> = () => () =>
      Promise.resolve(isOffline ? E.left(offline) : E.right({ items: ['Heat'], page: 1, totalPages: 1, totalResults: 1 }));
    const List = (): React.JSX.Element => {
      const { items, failure } = useInfiniteList(fetchPage, (item) => item);
      return <output>{failure?._tag ?? items.join()}</output>;
    };
    const { emitOnline } = renderWithNetwork(<List />);
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('offline'));
    isOffline = false;
    await emitOnline(false, true);
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Heat'));
  });
});
