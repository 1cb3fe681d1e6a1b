import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionScrollStore } from '#adapters/browser/session-scroll-store';
import { webStorage } from '#adapters/browser/web-storage';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, SCROLL_STORE, INFINITE_LIST_CACHE, SESSION_SERVICE } from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import type { Failure } from '#domain/shared/failure';
import { signedOut, type Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { ScrollRestoration } from './scroll-restoration';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';

const OWN = [
  '/home', '/user-profile', '/user-profile/user-lists/noir?list_id=7', '/admin/dashboard',
  `/login?next=${encodeURIComponent('/user-profile')}`,
];
const PUBLIC = ['/', '/movies', '/details?type=movie&id=603', '/nowhere'];

const scrollTo = vi.fn();
const observing = new Set<() => void>();
/** Gives the page a height and a scroll position, as the browser does at its next frame. */
const layOut = (height: number, scrollY: number): void => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  vi.stubGlobal('scrollY', scrollY);
  observing.forEach((resized) => resized());
  fireEvent.scroll(window);
};
const Buttons = (): React.JSX.Element => {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  );
};
const press = (name: 'Back' | 'Forward'): void => void fireEvent.click(screen.getByRole('button', { name }));

/** Renders a public page with stored positions of all pages and `before` as the previous one. Returns a function that emits a session. */
const renderAfter = (before = '/') => {
  const scrollStore = sessionScrollStore(sessionStorage);
  for (const key of [...OWN, ...PUBLIC]) scrollStore.set(key, { scrollY: 100 });
  const session$ = new Subject<E.Either<Failure, Session>>();
  const session = startTestSession(session$);
  const services = new Map<unknown, unknown>([
    [SESSION_SERVICE, sessionService(session)],
    [BROWSER_STORAGE, webStorage],
    [INFINITE_LIST_CACHE, new InfiniteListCache()],
    [SCROLL_STORE, scrollStore],
  ]);
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter initialEntries={[before, '/faq']}>
        <SessionProvider>
          <ScrollRestoration />
          <Buttons />
        </SessionProvider>
      </MemoryRouter>
    </ServicesProvider>,
  );
  return (next: Session): void => act(() => session$.next(E.right(next)));
};
/** Returns the location keys with a stored position, as read after a reload. */
const storedKeys = (): ReadonlyArray<string> => {
  window.dispatchEvent(new Event('pagehide'));
  const scrollStore = sessionScrollStore(sessionStorage);
  return [...OWN, ...PUBLIC].filter((key) => scrollStore.get(key) !== null);
};

const storedPosition = (key: string): number | undefined => {
  window.dispatchEvent(new Event('pagehide'));
  return sessionScrollStore(sessionStorage).get(key)?.scrollY;
};

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('ResizeObserver', class {
    private readonly resized: () => void;
    constructor(resized: () => void) { this.resized = resized; }
    observe(): void { observing.add(this.resized); }
    disconnect(): void { observing.delete(this.resized); }
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('ScrollRestoration', () => {
  it('leaves a new document where it is, and scrolls a page that is opened by Back', () => {
    renderAfter();
    expect(scrollTo).not.toHaveBeenCalled();
    press('Back');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 100, behavior: 'instant' });
  });

  it('restores the position of a page that was left in the frame of its last scroll', () => {
    renderAfter();
    press('Back');
    layOut(2000, 100);
    layOut(2000, 494);
    press('Forward');
    press('Back');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 494, behavior: 'instant' });
  });

  it('restores the position again after content that was too short for a moment, until somebody scrolls', () => {
    renderAfter();
    press('Back');
    layOut(2000, 100);
    layOut(window.innerHeight, 0);
    expect(storedPosition('/')).toBe(100);
    scrollTo.mockClear();
    layOut(2000, 0);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 100, behavior: 'instant' });
    layOut(2000, 100);
    scrollTo.mockClear();
    vi.stubGlobal('scrollY', 700);
    fireEvent.scroll(window);
    layOut(3000, 700);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('restores the position also if the scroll of content that was too short is reported before its size', () => {
    renderAfter();
    press('Back');
    layOut(2000, 100);
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 40);
    vi.stubGlobal('scrollY', 40);
    fireEvent.scroll(window);
    expect(storedPosition('/')).toBe(100);
    layOut(2000, 40);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 100, behavior: 'instant' });
  });

  it('keeps all positions for a member and while the session is unknown', () => {
    const emit = renderAfter();
    expect(storedKeys()).toEqual([...OWN, ...PUBLIC]);
    emit(aSession());
    expect(storedKeys()).toEqual([...OWN, ...PUBLIC]);
  });

  it('deletes the positions of private pages on sign-out', () => {
    const emit = renderAfter();
    emit(aSession());
    emit(signedOut);
    expect(storedKeys()).toEqual(PUBLIC);
  });

  it('deletes the position that a private page stores while it is left after the sign-out', () => {
    const emit = renderAfter('/home');
    emit(aSession());
    press('Back');
    emit(signedOut);
    layOut(2000, 100);
    expect(storedKeys()).toEqual(['/home', ...PUBLIC]);
    press('Forward');
    expect(storedKeys()).toEqual(PUBLIC);
  });

  it.each(['/movies', '/movies#main'])('restores the position on going back to %s, with or without a hash', (before) => {
    renderAfter(before);
    press('Back');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 100, behavior: 'instant' });
  });
});
