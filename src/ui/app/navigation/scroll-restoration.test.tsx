import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionScrollStore } from '#adapters/browser/session-scroll-store';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { SCROLL_STORE, PAGE_SPINNER, INFINITE_LIST_CACHE, SESSION } from '#application/service-keys';
import { startPageSpinner } from '#application/shell/page-spinner-machine';
import { startSession } from '#application/session/session-machine';
import type { Failure } from '#domain/shared/failure';
import { signedOut, type Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { ServicesProvider } from '../../services';
import { ScrollRestoration } from './scroll-restoration';
import { SessionProvider } from '../providers/session-provider';

const OWN = ['/home', '/user-profile', '/user-profile/user-lists/noir?list_id=7', '/admin/dashboard', `/login?next=${encodeURIComponent('/user-profile')}`];
const OPEN = ['/', '/movies', '/details?type=movie&id=603', '/nowhere'];

const scrollTo = vi.fn();
const BackButton = (): React.JSX.Element => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
};

/** Somebody is at a public page and has been everywhere, last at `before`; who it is is said by hand. */
const begin = (before = '/') => {
  const memory = sessionScrollStore(sessionStorage);
  for (const place of [...OWN, ...OPEN]) memory.set(place, { scrollY: 100 });
  const heard = new Subject<E.Either<Failure, Session>>();
  const session = startSession(() => heard);
  const services = new Map<unknown, unknown>([[SESSION, session], [PAGE_SPINNER, startPageSpinner(session)], [INFINITE_LIST_CACHE, new InfiniteListCache()], [SCROLL_STORE, memory]]);
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter initialEntries={[before, '/faq']}>
        <SessionProvider>
          <ScrollRestoration />
          <BackButton />
        </SessionProvider>
      </MemoryRouter>
    </ServicesProvider>,
  );
  return (said: Session): void => act(() => heard.next(E.right(said)));
};
/** Which places the tab still knows, after a reload too. */
const known = (): ReadonlyArray<string> => {
  window.dispatchEvent(new Event('pagehide'));
  const memory = sessionScrollStore(sessionStorage);
  return [...OWN, ...OPEN].filter((place) => memory.get(place) !== null);
};

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('ResizeObserver', class { observe(): void {} disconnect(): void {} });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('where somebody has been', () => {
  it('is kept for a member, and while it is not known who is there', () => {
    const say = begin();
    expect(known()).toEqual([...OWN, ...OPEN]);
    say(aSession());
    expect(known()).toEqual([...OWN, ...OPEN]);
  });

  it('is forgotten when they leave, as far as only a member can have been there', () => {
    const say = begin();
    say(aSession());
    say(signedOut);
    expect(known()).toEqual(OPEN);
  });

  it.each(['/movies', '/movies#main'])('is where going back leads, whatever the address points at: %s', (before) => {
    begin(before);
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 100, behavior: 'instant' });
  });
});
