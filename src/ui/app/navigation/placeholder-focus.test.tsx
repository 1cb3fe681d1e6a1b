import { act, cleanup, render, screen } from '@testing-library/react';
import { useDeferredValue, useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionScrollStore } from '#adapters/browser/session-scroll-store';
import type { ServiceKey } from '#application/service-key';
import { SCROLL_STORE } from '#application/service-keys';
import { ServicesProvider } from '#ui/services.tsx';
import { locationKey } from '#ui/shell/navigation/location-key.ts';
import { RouteAnnouncer } from '#ui/shell/providers/route-announcer.tsx';
import { FocusRestoration } from './focus-restoration';

let go: NavigateFunction = () => {};
const hasNotActed = (): boolean => false;

/** Renders a heading per query, as a page whose placeholder has a heading of its own. */
const App = (): React.JSX.Element => {
  const location = useLocation();
  const arrived = useDeferredValue<string | null>(locationKey(location), null);
  const navigateTo = useNavigate();
  useEffect(() => {
    go = navigateTo;
  }, [navigateTo]);
  return (
    <>
      <main id="main">
        <h1 key={new URLSearchParams(location.search).get('title')}>{locationKey(location)}</h1>
        <button type="button">Another</button>
      </main>
      <RouteAnnouncer arrived={arrived} hasActed={hasNotActed} />
      {arrived !== null && <FocusRestoration arrived={arrived} hasActed={hasNotActed} />}
    </>
  );
};
const store = sessionScrollStore(null);
const services = { get: <T,>(key: ServiceKey<T>) => (key === SCROLL_STORE ? store : undefined) as T };
const open = (): void =>
  void render(<ServicesProvider value={services}><MemoryRouter initialEntries={['/tonight']}><App /></MemoryRouter></ServicesProvider>);
const navigate = (to: string, replace = false): void => act(() => void go(to, { replace }));
const focused = (): string | null | undefined => document.activeElement?.textContent;

afterEach(cleanup);

describe('FocusRestoration of a page with a placeholder', () => {
  it('focuses the heading that takes the place of the one with the focus when a page completes its address', () => {
    open();
    navigate('/tonight/pick');
    expect(focused()).toBe('/tonight/pick');
    navigate('/tonight/pick?title=movie-1', true);
    expect(focused()).toBe('/tonight/pick?title=movie-1');
  });

  it('leaves the focus on a control when a page replaces its query', () => {
    open();
    navigate('/tonight/pick');
    screen.getByText('Another').focus();
    navigate('/tonight/pick?title=movie-1', true);
    expect(focused()).toBe('Another');
  });
});
