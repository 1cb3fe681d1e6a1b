import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionScrollStore } from '#adapters/browser/session-scroll-store';
import { webStorage } from '#adapters/browser/web-storage';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, SCROLL_STORE } from '#application/service-keys';
import { ServicesProvider } from '#ui/services.tsx';
import { useClearPositions } from './use-clear-positions';

const FILM = '/details?type=movie&id=155';
const ALL = ['/', '/faq', FILM];

beforeEach(() => sessionStorage.clear());

/** Shows a film's page to `first`, with positions of three pages. */
const renderFor = (first: string | null | undefined) => {
  const store = sessionScrollStore(sessionStorage);
  const services = new Map<unknown, unknown>([[SCROLL_STORE, store], [BROWSER_STORAGE, webStorage]]);
  const scroll = (key: string): void => store.set(key, { scrollY: 100 });
  ALL.forEach(scroll);
  let navigate: NavigateFunction | undefined;
  const { rerender } = renderHook(
    ({ uid }: { readonly uid: string | null | undefined }) => {
      navigate = useNavigate();
      useClearPositions(uid);
    },
    {
      initialProps: { uid: first },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
          <MemoryRouter initialEntries={[FILM]}>{children}</MemoryRouter>
        </ServicesProvider>
      ),
    },
  );
  return {
    scroll,
    become: (uid: string | null | undefined) => rerender({ uid }),
    go: (path: string) => act(() => void navigate?.(path)),
    left: () => ALL.filter((key) => store.get(key) !== null),
  };
};

describe('useClearPositions', () => {
  it('keeps the positions of visitors and members, and while the session is unknown', () => {
    for (const uid of [null, 'maya', undefined]) {
      const { go, left } = renderFor(uid);
      go('/faq');
      expect(left()).toEqual(ALL);
    }
  });

  it.each([null, 'ada'])('deletes all of them when the session ends and %s is next', (next) => {
    const { become, left } = renderFor('maya');
    become(undefined);
    expect(left()).toEqual(ALL);
    become(next);
    expect(left()).toEqual([]);
  });

  it('deletes them in a document that was loaded again after the session ended', () => {
    renderFor('maya');
    cleanup();
    const { become, left } = renderFor(undefined);
    become(null);
    expect(left()).toEqual([]);
  });

  it('deletes what the page that is left stores, and keeps what the next person leaves', () => {
    const { become, go, left, scroll } = renderFor('maya');
    become(null);
    scroll(FILM);
    go('/');
    expect(left()).toEqual([]);
    scroll('/');
    go('/faq');
    expect(left()).toEqual(['/']);
  });
});
