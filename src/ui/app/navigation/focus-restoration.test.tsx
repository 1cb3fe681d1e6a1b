import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionScrollStore } from '#adapters/browser/session-scroll-store';
import type { ScrollStore } from '#application/ports/scroll-store';
import type { ServiceKey } from '#application/service-key';
import { SCROLL_STORE } from '#application/service-keys';
import { ServicesProvider } from '../../services';
import { Announcer } from '../providers/announcer';
import { FocusRestoration } from './focus-restoration';
import { locationKey } from './location-key';

const TITLES = Array.from({ length: 20 }, (_, index) => `/details?type=movie&id=${index}`);
/** Renders its cards on request, like a list whose data loads after the page. */
const List = (): React.JSX.Element => {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>List</h1>
      <button onClick={() => setCount(TITLES.length)}>Load</button>
      {[...TITLES, '/details?type=movie&id=3', '/user-profile'].slice(0, count === 0 ? 0 : undefined).map((to, index) => (
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
  useEffect(() => onArrived(place), [onArrived, place]);
  return (
    <main id="main">
      <button onClick={() => void navigate(-1)}>Back</button>
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
  return (
    <>
      <Page onArrived={setArrived} />
      <Announcer arrived={arrived} />
      {arrived !== null && <FocusRestoration arrived={arrived} />}
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
  click('Load');
  return store;
};
const click = (name: string): void => void fireEvent.click(screen.getByText(name));
const focused = (): string | null => document.activeElement?.textContent ?? null;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
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
      click('Load');
      await waitFor(() => expect(focused()).toBe(`Card ${index}`));
    }
  });

  it('tells links to the same address apart', async () => {
    renderList();
    click('Card 20');
    click('Back');
    click('Load');
    await waitFor(() => expect(focused()).toBe('Card 20'));
  });

  it('leaves the focus to the user who acts before the list has loaded', async () => {
    renderList();
    click('Card 5');
    click('Back');
    act(() => screen.getByLabelText('Search').focus());
    click('Load');
    await screen.findByText('Card 5');
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  });

  it('focuses the heading after a link leads to the page again', async () => {
    renderList();
    click('Card 5');
    click('Movies');
    click('Load');
    await screen.findByText('Card 5');
    expect(focused()).toBe('List');
  });

  it('keeps addresses of private pages out of the entries of public pages', () => {
    const store = renderList();
    click('Card 21');
    expect(store.get('/movies')?.openedLink).toBeUndefined();
  });
});
