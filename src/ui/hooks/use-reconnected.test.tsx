import { act, cleanup, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { MemoryRouter } from 'react-router-dom';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FetchPage } from '#application/catalogue/infinite-list-machine';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { NETWORK_STATUS, SCROLL_STORE, INFINITE_LIST_CACHE, APP_CONFIG } from '#application/service-keys';
import { notFound, offline, unexpected, type Failure } from '#domain/shared/failure';
import { useInfiniteList } from '../features/browse/infinite-grid/use-infinite-list';
import { ErrorScreen } from '../app/errors/error-screen';
import { ServicesProvider } from '../services';
import { useReconnected } from './use-reconnected';

const begin = (part: React.JSX.Element) => {
  const online = new Subject<E.Either<Failure, boolean>>();
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
  const say = (...heard: ReadonlyArray<boolean>): Promise<void> =>
    act(async () => {
      for (const isOnline of heard) online.next(E.right(isOnline));
      await Promise.resolve();
    });
  return { say, leave: unmount };
};

afterEach(cleanup);

describe('a part that waits for the connection', () => {
  it('hears each time that it comes back, not that it was there all along, and nothing once the part is gone', async () => {
    const heard = vi.fn();
    const Part = (): null => (useReconnected(heard), null);
    const { say, leave } = begin(<Part />);
    await say(true, true, false);
    expect(heard).not.toHaveBeenCalled();
    await say(true);
    await say(false, true);
    expect(heard).toHaveBeenCalledTimes(2);
    await say(false);
    leave();
    await say(true);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('what was lost with the connection', () => {
  it.each<[Failure, number]>([[offline, 1], [notFound('page'), 0], [unexpected('a fault while drawing'), 0]])('comes back with it in place of an error screen, and nothing else: %j', async (failure, times) => {
    const retry = vi.fn();
    const { say } = begin(<ErrorScreen failure={failure} onRetry={retry} />);
    await say(false, true);
    expect(retry).toHaveBeenCalledTimes(times);
  });

  it('comes back with it where a list stopped', async () => {
    let isLost = true;
    const ask: FetchPage<string> = () => () =>
      Promise.resolve(isLost ? E.left(offline) : E.right({ items: ['Heat'], page: 1, totalPages: 1, totalResults: 1 }));
    const List = (): React.JSX.Element => {
      const { items, failure } = useInfiniteList(ask, (item) => item);
      return <output>{failure?._tag ?? items.join()}</output>;
    };
    const { say } = begin(<List />);
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('offline'));
    isLost = false;
    await say(false, true);
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Heat'));
  });
});
