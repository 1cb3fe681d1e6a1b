import { act, cleanup, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { MemoryRouter, useLocation, type Path } from 'react-router-dom';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { webStorage } from '#adapters/browser/web-storage';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, INFINITE_LIST_CACHE, SESSION_SERVICE } from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import { offline, type Failure } from '#domain/shared/failure';
import { isGuarded } from '#domain/users/access/route-access';
import { signedOut, type Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { ServicesProvider, useService } from '#ui/services.tsx';
import { routeAt } from '#ui/app/navigation/current-route.ts';
import { RETURN_BEHIND } from '#ui/shell/navigation/return-behind.ts';
import { Guarded } from './guarded';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';

const member = aSession();
const admin = aSession({ role: 'admin' });
let rendered: string[] = [];

/** Renders the address and records every path at which the guard rendered its children. */
const Page = (): React.JSX.Element => {
  const { pathname, search } = useLocation();
  rendered.push(pathname);
  return <p>{pathname + search}</p>;
};
const SignOutButton = (): React.JSX.Element => {
  const session = useService(SESSION_SERVICE);
  return <button onClick={() => session.send({ type: 'signOut.requested' })}>Sign out</button>;
};
const TestApp = (): React.JSX.Element => {
  const { pathname } = useLocation();
  return (
    <Guarded area={routeAt(pathname).area}>
      <Page />
      {isGuarded(routeAt(pathname).area) ? <SignOutButton /> : null}
    </Guarded>
  );
};

/** Renders the app at an address. Returns a function that emits a session. */
const open = (address: string | (Partial<Path> & { readonly state: unknown })): ((session: E.Either<Failure, Session>) => void) => {
  const session$ = new Subject<E.Either<Failure, Session>>();
  const session = startTestSession(session$);
  const services = new Map<symbol, unknown>([
    [SESSION_SERVICE, sessionService(session)],
    [BROWSER_STORAGE, webStorage],
    [INFINITE_LIST_CACHE, new InfiniteListCache()],
  ]);
  rendered = [];
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter initialEntries={[address]}>
        <SessionProvider>
          <TestApp />
        </SessionProvider>
      </MemoryRouter>
    </ServicesProvider>,
  );
  return (result) => act(() => session$.next(result));
};
const visibleText = (): string => screen.queryByRole('status')?.textContent ?? screen.getByText(/^\//).textContent;

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['member'];
});

describe('Guarded', () => {
  it.each([
    ['/home', 'Loading the page'],
    ['/user-profile', 'Loading'],
    ['/user-profile/settings', 'Loading'],
    ['/admin/dashboard', 'Loading'],
  ])('waits at %s until the session is known, then sends a visitor to the login page', (address, waiting) => {
    const emit = open(address);
    expect([visibleText(), rendered]).toEqual([waiting, []]);
    emit(E.right(signedOut));
    expect(visibleText()).toBe(`/login?${new URLSearchParams({ next: address }).toString()}`);
    expect(new Set(rendered)).toEqual(new Set(['/login']));
  });

  it.each(['/', '/login', '/register', '/movies', '/nowhere'])('renders %s for a visitor without waiting for the session', (address) => {
    const emit = open(address);
    expect(visibleText()).toBe(address);
    emit(E.right(signedOut));
    expect(visibleText()).toBe(address);
  });

  it.each([
    ['/', 'Loading the page'],
    ['/login', 'Loading'],
    ['/register', 'Loading'],
  ])('waits at %s while a member is expected, then redirects to /home', (address, waiting) => {
    document.documentElement.dataset['member'] = 'expected';
    const emit = open(address);
    expect([visibleText(), rendered]).toEqual([waiting, []]);
    emit(E.right(member));
    expect(visibleText()).toBe('/home');
    expect(new Set(rendered)).toEqual(new Set(['/home']));
    expect(document.documentElement.dataset['member']).toBeUndefined();
  });

  it.each(['/', '/home'])('shows the skeleton of the home page at %s while a member is expected', (address) => {
    document.documentElement.dataset['member'] = 'expected';
    open(address);
    expect(document.querySelectorAll('.sk-hero')).toHaveLength(1);
    expect(document.querySelectorAll('.sk-shelf')).toHaveLength(2);
  });

  it('renders the page for a visitor if the expected session cannot be loaded', () => {
    document.documentElement.dataset['member'] = 'expected';
    const emit = open('/');
    emit(E.left(offline));
    expect(visibleText()).toBe('/');
  });

  it('redirects to the next parameter after sign-in, and to /home if access is denied there', () => {
    const emit = open('/login?next=%2Fadmin%2Fdashboard');
    emit(E.right(member));
    expect(visibleText()).toBe('/home');
    cleanup();
    open('/login?next=%2Fadmin%2Fdashboard')(E.right(admin));
    expect(visibleText()).toBe('/admin/dashboard');
  });

  it('leaves the return to the page if the page to return to is behind it', () => {
    open({ pathname: '/login', search: '?next=%2Fdetails', state: RETURN_BEHIND })(E.right(member));
    expect(visibleText()).toBe('/login?next=%2Fdetails');
  });

  it('re-evaluates access when the role changes', () => {
    const emit = open('/admin/dashboard');
    emit(E.right(admin));
    expect(visibleText()).toBe('/admin/dashboard');
    emit(E.right({ ...admin, name: 'Ada' }));
    expect(visibleText()).toBe('/admin/dashboard');
    emit(E.right(member));
    expect(visibleText()).toBe('/home');
  });

  it('redirects to the login page and back if the session ends elsewhere, and to / after a sign-out', () => {
    const emit = open('/user-profile/settings?a=1');
    emit(E.right(member));
    emit(E.right(signedOut));
    expect(visibleText()).toBe('/login?next=%2Fuser-profile%2Fsettings%3Fa%3D1');
    emit(E.right(member));
    expect(visibleText()).toBe('/user-profile/settings?a=1');
    act(() => screen.getByRole('button', { name: 'Sign out' }).click());
    emit(E.right(signedOut));
    expect(visibleText()).toBe('/');
    emit(E.right(member));
    emit(E.right(signedOut));
    expect(visibleText()).toBe('/login?next=%2Fhome');
  });
});
