import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useCallback, useEffect, useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionScrollStore } from '#adapters/browser/session-scroll-store';
import type { ScrollStore } from '#application/ports/scroll-store';
import type { ServiceKey } from '#application/service-key';
import { SCROLL_STORE } from '#application/service-keys';
import { ServicesProvider } from '#ui/services.tsx';
import { RouteAnnouncer } from '#ui/shell/providers/route-announcer.tsx';
import { FilterMenu } from '#ui/design/filters/filter-menu.tsx';
import { FocusRestoration } from './focus-restoration';
import { locationKey } from '#ui/shell/navigation/location-key.ts';
import { useHasUserActed } from '#ui/shell/navigation/use-has-user-acted.ts';

const TITLES = Array.from({ length: 20 }, (_, index) => `/details?type=movie&id=${index}`);
/** Renders the cards of the mounted list. */
let loadCards = (): void => {};
/** Mounts a page whose code was loading. */
let mountPage = (): void => {};
/** True while the code of the next page loads slowly. */
let isSlow = false;

/** Renders its cards on request, like a list whose data loads after the page. */
const List = (): React.JSX.Element => {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => void (loadCards = () => setLoaded(true)), []);
  return (
    <>
      <h1>List</h1>
      {[...TITLES, '/details?type=movie&id=3', '/user-profile'].slice(0, isLoaded ? undefined : 0).map((to, index) => (
        <Link key={index} to={to}>
          Card {index}
        </Link>
      ))}
    </>
  );
};
const Page = ({ onArrived }: { readonly onArrived: (place: string) => void }): React.JSX.Element => {
  const place = locationKey(useLocation());
  const navigate = useNavigate();
  const back = (): void => {
    // A browser fires `popstate`, the router of this test does not.
    window.dispatchEvent(new PopStateEvent('popstate'));
    void navigate(-1);
  };
  useEffect(() => onArrived(place), [onArrived, place]);
  return (
    <main id="main">
      <button onClick={back}>Back</button>
      <FilterMenu label="Decade" value="Any">
        {() => <button>1940s</button>}
      </FilterMenu>
      <button onClick={() => void navigate('/movies')}>Movies</button>
      <input aria-label="Search" />
      <Routes>
        <Route path="/movies" element={<List />} />
        <Route path="*" element={<h1>Details</h1>} />
      </Routes>
    </main>
  );
};
const App = (): React.JSX.Element => {
  const [arrived, setArrived] = useState<string | null>(null);
  const hasActed = useHasUserActed();
  const arrive = useCallback((place: string) => {
    mountPage = () => setArrived(place);
    if (!isSlow) mountPage();
  }, []);
  return (
    <>
      <Page onArrived={arrive} />
      <RouteAnnouncer arrived={arrived} hasActed={hasActed} />
      {arrived !== null && <FocusRestoration arrived={arrived} hasActed={hasActed} />}
    </>
  );
};
const renderList = (): ScrollStore => {
  const store = sessionScrollStore(null);
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => (key === SCROLL_STORE ? store : undefined) as T }}>
      <MemoryRouter initialEntries={['/movies']}>
        <App />
      </MemoryRouter>
    </ServicesProvider>,
  );
  load();
  return store;
};
const click = (name: string): void => {
  fireEvent.pointerDown(screen.getByText(name));
  fireEvent.click(screen.getByText(name));
};
const load = (): void => act(loadCards);
const focused = (): string | null => document.activeElement?.textContent ?? null;

beforeEach(() => {
  isSlow = false;
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('FocusRestoration', () => {
  it('focuses the card that was opened, for each of 20, once its list has loaded', async () => {
    renderList();
    for (const index of TITLES.keys()) {
      click(`Card ${index}`);
      expect(focused()).toBe('Details');
      click('Back');
      expect(focused()).toBe('List');
      load();
      await waitFor(() => expect(focused()).toBe(`Card ${index}`));
    }
  });

  it('tells links to the same address apart', async () => {
    renderList();
    click('Card 20');
    click('Back');
    load();
    await waitFor(() => expect(focused()).toBe('Card 20'));
  });

  it('leaves the focus to the user who acts before the list has loaded', async () => {
    renderList();
    click('Card 5');
    click('Back');
    act(() => screen.getByLabelText('Search').focus());
    load();
    await screen.findByText('Card 5');
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  });

  it.each([
    ['a menu', () => click('Decade:'), '1940s'],
    ['a key', () => void fireEvent.keyDown(document.body, { key: 'PageDown' }), null],
    ['the focus of assistive technology', () => act(() => screen.getByText('Movies').focus()), 'Movies'],
  ])('moves the focus neither to the heading nor to the card after %s used while the page was loading', async (_, use, expected) => {
    renderList();
    click('Card 5');
    isSlow = true;
    click('Back');
    use();
    act(mountPage);
    load();
    await screen.findByText('Card 5');
    expect(expected === null ? document.activeElement === document.body : focused() === expected).toBe(true);
    expect(document.querySelector('[role="dialog"]') !== null).toBe(expected === '1940s');
  });

  it('focuses the card of a slow page if the user only waits', async () => {
    renderList();
    click('Card 5');
    isSlow = true;
    click('Back');
    fireEvent.keyDown(document.body, { key: 'Alt' });
    act(mountPage);
    expect(focused()).toBe('List');
    load();
    await waitFor(() => expect(focused()).toBe('Card 5'));
  });

  it('focuses the heading after a link leads to the page again', async () => {
    renderList();
    click('Card 5');
    click('Movies');
    load();
    await screen.findByText('Card 5');
    expect(focused()).toBe('List');
  });

  it('keeps addresses of private pages out of the entries of public pages', () => {
    const store = renderList();
    click('Card 21');
    expect(store.get('/movies')?.openedLink).toBeUndefined();
  });
});
