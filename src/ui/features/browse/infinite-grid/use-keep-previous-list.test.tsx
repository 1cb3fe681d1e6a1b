import { act, cleanup, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionScrollStore } from '#adapters/browser/session-scroll-store';
import type { ServiceKey } from '#application/service-key';
import { SCROLL_STORE } from '#application/service-keys';
import { offline, type Failure } from '#domain/shared/failure';
import { ServicesProvider } from '#ui/services.tsx';
import type { InfiniteList } from './use-infinite-list';
import { useKeepPreviousList } from './use-keep-previous-list';

type ListState = { readonly items: ReadonlyArray<string>; readonly isLoading?: boolean; readonly failure?: Failure | null };

const base = {
  totalResults: null, searchedCount: 0, asOf: null, isLoadingMore: false, hasMore: false,
  loadMore: () => undefined,
  retry: () => undefined,
};
const loading: ListState = { items: [], isLoading: true };
const loaded = (...items: ReadonlyArray<string>): ListState => ({ items });
const failed: ListState = { items: [], failure: offline };

afterEach(cleanup);

/** Renders `/a` as a return to a page left at 5000 px; the tests set the state of the list of each path. */
const renderList = (first: ListState) => {
  const scrollStore = sessionScrollStore(null);
  scrollStore.set('/a', { scrollY: 5000 });
  scrollStore.set('/b', { scrollY: 300 });
  const services = new Map<unknown, unknown>([[SCROLL_STORE, scrollStore]]);
  const states = new Map([['/a', first]]);
  let navigate: NavigateFunction = () => undefined;
  let rerender: () => void = () => undefined;
  const List = (): React.JSX.Element => {
    navigate = useNavigate();
    rerender = useReducer((count: number) => count + 1, 0)[1];
    const { pathname } = useLocation();
    const paging: InfiniteList<string> = { ...base, isLoading: false, failure: null, ...(states.get(pathname) ?? loading) };
    const shown = useKeepPreviousList({ paging, of: pathname });
    const state = shown.paging.isLoading ? 'loading' : (shown.paging.failure?._tag ?? shown.paging.items.join());
    return <p>{`${shown.of} ${shown.results} ${state} at ${shown.restoredScrollY}${shown.isStale ? ' stale' : ''}`}</p>;
  };
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter initialEntries={['/a']}>
        <List />
      </MemoryRouter>
    </ServicesProvider>,
  );
  const shown = (): string => screen.getByText(/^\//).textContent;
  const actAndRead = (change: () => void): string => {
    act(change);
    return shown();
  };
  return {
    shown,
    setState: (path: string, state: ListState): string => actAndRead(() => {
      states.set(path, state);
      rerender();
    }),
    replace: (path: string): string => actAndRead(() => void navigate(path, { replace: true })),
    push: (path: string): string => actAndRead(() => void navigate(path)),
    goBack: (): string => actAndRead(() => void navigate(-1)),
  };
};

describe('useKeepPreviousList', () => {
  it('returns the complete previous list while the next one loads; the next one starts at its top', () => {
    const { shown, setState, replace } = renderList(loaded('one'));
    expect(shown()).toBe('/a /a one at 5000');
    expect(replace('/b')).toBe('/a /a one at 5000 stale');
    expect(setState('/b', loaded('two'))).toBe('/b /b two at 0');
    expect(replace('/a')).toBe('/a /a one at 0');
  });

  it('returns the loading state when there is no previous list', () => {
    expect(renderList(loading).shown()).toBe('/a /a loading at 5000');
  });

  it('does not keep a failed list: a retry and another list show the loading state', () => {
    const { shown, setState, replace } = renderList(failed);
    expect(shown()).toBe('/a /a offline at 5000');
    expect(setState('/a', loading)).toBe('/a /a loading at 5000');
    expect(setState('/a', failed)).toBe('/a /a offline at 5000');
    expect(replace('/b')).toBe('/b /b loading at 0');
  });

  it('keeps a list with items whose next page failed', () => {
    expect(renderList({ items: ['one'], failure: offline }).replace('/b')).toBe('/a /a offline at 5000 stale');
  });

  it('returns the stored scroll position when the history goes back to a list', () => {
    const { setState, push, goBack } = renderList(loaded('one'));
    push('/b');
    expect(setState('/b', loaded('two'))).toBe('/b /b two at 0');
    expect(goBack()).toBe('/a /a one at 5000');
  });
});
