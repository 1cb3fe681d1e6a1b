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

type Stage = { readonly items: ReadonlyArray<string>; readonly isLoading?: boolean; readonly failure?: Failure | null };

const rest = { totalResults: null, searchedCount: 0, asOf: null, isLoadingMore: false, hasMore: false, loadMore: () => undefined, retry: () => undefined };
const coming: Stage = { items: [], isLoading: true };
const here = (...items: ReadonlyArray<string>): Stage => ({ items });
const failed: Stage = { items: [], failure: offline };

afterEach(cleanup);

/** Somebody comes back to `/a`, left at 5000 px; how the list of each place stands is said by hand. */
const begin = (first: Stage) => {
  const memory = sessionScrollStore(null);
  memory.set('/a', { scrollY: 5000 });
  memory.set('/b', { scrollY: 300 });
  const services = new Map<unknown, unknown>([[SCROLL_STORE, memory]]);
  const stages = new Map([['/a', first]]);
  let go: NavigateFunction = () => undefined;
  let drawAgain: () => void = () => undefined;
  const List = (): React.JSX.Element => {
    go = useNavigate();
    drawAgain = useReducer((drawn: number) => drawn + 1, 0)[1];
    const { pathname } = useLocation();
    const paging: InfiniteList<string> = { ...rest, isLoading: false, failure: null, ...(stages.get(pathname) ?? coming) };
    const shown = useKeepPreviousList({ paging, of: pathname });
    const state = shown.paging.isLoading ? 'opening' : (shown.paging.failure?._tag ?? shown.paging.items.join());
    return <p>{`${shown.of} ${shown.results} ${state} at ${shown.leftAt}${shown.isStale ? ' stale' : ''}`}</p>;
  };
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter initialEntries={['/a']}>
        <List />
      </MemoryRouter>
    </ServicesProvider>,
  );
  const shown = (): string => screen.getByText(/^\//).textContent;
  const after = (change: () => void): string => {
    act(change);
    return shown();
  };
  return {
    shown,
    stands: (place: string, stage: Stage): string => after(() => {
      stages.set(place, stage);
      drawAgain();
    }),
    filters: (place: string): string => after(() => void go(place, { replace: true })),
    goes: (place: string): string => after(() => void go(place)),
    goesBack: (): string => after(() => void go(-1)),
  };
};

describe('what is shown while a list opens', () => {
  it('is the list before it, whole, where that was left; the new one begins at its top', () => {
    const { shown, stands, filters } = begin(here('one'));
    expect(shown()).toBe('/a /a one at 5000');
    expect(filters('/b')).toBe('/a /a one at 5000 stale');
    expect(stands('/b', here('two'))).toBe('/b /b two at 0');
    expect(filters('/a')).toBe('/a /a one at 0');
  });

  it('is that the first is on its way where nothing was before', () => {
    expect(begin(coming).shown()).toBe('/a /a opening at 5000');
  });

  it('is not a failure: trying again is seen, and so is another question', () => {
    const { shown, stands, filters } = begin(failed);
    expect(shown()).toBe('/a /a offline at 5000');
    expect(stands('/a', coming)).toBe('/a /a opening at 5000');
    expect(stands('/a', failed)).toBe('/a /a offline at 5000');
    expect(filters('/b')).toBe('/b /b opening at 0');
  });

  it('is a list all the same whose next page failed', () => {
    expect(begin({ items: ['one'], failure: offline }).filters('/b')).toBe('/a /a offline at 5000 stale');
  });

  it('is where a list of this page was left, for who comes back to it', () => {
    const { stands, goes, goesBack } = begin(here('one'));
    goes('/b');
    expect(stands('/b', here('two'))).toBe('/b /b two at 0');
    expect(goesBack()).toBe('/a /a one at 5000');
  });
});
