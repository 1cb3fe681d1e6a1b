import { act, cleanup, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { PAGE_SPINNER, INFINITE_LIST_CACHE, SESSION } from '#application/service-keys';
import { startPageSpinner } from '#application/shell/page-spinner-machine';
import { startSession } from '#application/session/session-machine';
import { offline, type Failure } from '#domain/shared/failure';
import { isGuarded } from '#domain/users/access/route-access';
import { signedOut, type Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { ServicesProvider } from '../../services';
import { routeAt } from '../navigation/current-route';
import { Guarded } from './guarded';
import { SessionProvider, useSession } from '../providers/session-provider';

const member = aSession();
const admin = aSession({ role: 'admin' });
let drawn: string[] = [];

/** What stands behind the guard of the place; it writes down where it was ever drawn. */
const Page = (): React.JSX.Element => {
  const { pathname, search } = useLocation();
  drawn.push(pathname);
  return <p>{pathname + search}</p>;
};
const Leave = (): React.JSX.Element => {
  const { setSigningOut } = useSession();
  return <button onClick={() => setSigningOut(true)}>Leave</button>;
};
const House = (): React.JSX.Element => {
  const { pathname } = useLocation();
  return (
    <Guarded area={routeAt(pathname).area}>
      <Page />
      {isGuarded(routeAt(pathname).area) ? <Leave /> : null}
    </Guarded>
  );
};

/** Somebody opens an address; who is there is said by hand. */
const open = (address: string): ((session: E.Either<Failure, Session>) => void) => {
  const heard = new Subject<E.Either<Failure, Session>>();
  const session = startSession(() => heard);
  const services = new Map<symbol, unknown>([[SESSION, session], [PAGE_SPINNER, startPageSpinner(session)], [INFINITE_LIST_CACHE, new InfiniteListCache()]]);
  drawn = [];
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter initialEntries={[address]}>
        <SessionProvider>
          <House />
        </SessionProvider>
      </MemoryRouter>
    </ServicesProvider>,
  );
  return (said) => act(() => heard.next(said));
};
const shown = (): string => screen.queryByRole('status')?.textContent ?? screen.getByText(/^\//).textContent;
const say = E.right;

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['member'];
});

describe('a guard', () => {
  it.each(['/home', '/user-profile', '/user-profile/settings', '/admin/dashboard'])('shows nothing of %s until it is known who is there', (address) => {
    const hear = open(address);
    expect([shown(), drawn]).toEqual(['One moment', []]);
    hear(say(signedOut));
    expect(shown()).toBe(`/login?${new URLSearchParams({ next: address }).toString()}`);
    expect(new Set(drawn)).toEqual(new Set(['/login']));
  });

  it.each(['/', '/login', '/register', '/movies', '/nowhere'])('does not keep a visitor waiting for %s', (address) => {
    const hear = open(address);
    expect(shown()).toBe(address);
    hear(say(signedOut));
    expect(shown()).toBe(address);
  });

  it.each(['/', '/login', '/register'])('keeps %s from whoever is expected and leads them home', (address) => {
    document.documentElement.dataset['member'] = 'expected';
    const hear = open(address);
    expect([shown(), drawn]).toEqual(['One moment', []]);
    hear(say(member));
    expect(shown()).toBe('/home');
    expect(new Set(drawn)).toEqual(new Set(['/home']));
    expect(document.documentElement.dataset['member']).toBeUndefined();
  });

  it('lets whoever was expected and did not come in as a visitor', () => {
    document.documentElement.dataset['member'] = 'expected';
    const hear = open('/');
    hear(E.left(offline));
    expect(shown()).toBe('/');
  });

  it('leads somebody who signed in where they were going, and who may not be there home', () => {
    const hear = open('/login?next=%2Fadmin%2Fdashboard');
    hear(say(member));
    expect(shown()).toBe('/home');
    cleanup();
    open('/login?next=%2Fadmin%2Fdashboard')(say(admin));
    expect(shown()).toBe('/admin/dashboard');
  });

  it('follows a new role at once', () => {
    const hear = open('/admin/dashboard');
    hear(say(admin));
    expect(shown()).toBe('/admin/dashboard');
    hear(say({ ...admin, name: 'Ada' }));
    expect(shown()).toBe('/admin/dashboard');
    hear(say(member));
    expect(shown()).toBe('/home');
  });

  it('leads to the door, and back, when the session ends elsewhere; to the start when somebody chose to leave', () => {
    const hear = open('/user-profile/settings?a=1');
    hear(say(member));
    hear(say(signedOut));
    expect(shown()).toBe('/login?next=%2Fuser-profile%2Fsettings%3Fa%3D1');
    hear(say(member));
    expect(shown()).toBe('/user-profile/settings?a=1');
    act(() => screen.getByRole('button', { name: 'Leave' }).click());
    hear(say(signedOut));
    expect(shown()).toBe('/');
    hear(say(member));
    hear(say(signedOut));
    expect(shown()).toBe('/login?next=%2Fhome');
  });
});
