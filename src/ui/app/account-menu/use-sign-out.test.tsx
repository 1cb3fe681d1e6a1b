import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { ACCOUNT_USE_CASES, LOG, PAGE_SPINNER, INFINITE_LIST_CACHE, SESSION } from '#application/service-keys';
import { startPageSpinner } from '#application/shell/page-spinner-machine';
import { startSession } from '#application/session/session-machine';
import { offline, type Failure } from '#domain/shared/failure';
import { signedOut, type Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { openToastBox } from '#ui/design/toasts/toast.ts';
import { ServicesProvider } from '../../services';
import { routeAt } from '../navigation/current-route';
import { Guarded } from '../guards/guarded';
import { SessionProvider } from '../providers/session-provider';
import { useSignOut } from './use-sign-out';

const Top = (): React.JSX.Element => {
  const signOut = useSignOut();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={signOut}>Sign Out</button>
      {['/movies', '/user-profile', '/home', -1].map((to) => (
        <button key={to} onClick={() => void (typeof to === 'number' ? navigate(to) : navigate(to))}>
          {to}
        </button>
      ))}
    </>
  );
};
/** The menu beside a member's own pages goes with them. */
const Side = (): React.JSX.Element => <button onClick={useSignOut()}>Sign Out beside</button>;
const House = (): React.JSX.Element => {
  const { pathname, search } = useLocation();
  const { area } = routeAt(pathname);
  return (
    <>
      <Top />
      {area === 'profile' ? <Side /> : null}
      <Guarded area={area}>
        <p>{pathname + search}</p>
      </Guarded>
    </>
  );
};

let closeToasts = (): void => {};

/** Maya is at that address; signing out is answered, and what becomes of the session said, by hand. */
const begin = (address: string) => {
  const heard = new Subject<E.Either<Failure, Session>>();
  const session = startSession(() => heard);
  heard.next(E.right(aSession()));
  const said: unknown[] = [];
  closeToasts = openToastBox(({ text }) => said.push(text));
  const answers: Array<(given: E.Either<Failure, void>) => void> = [];
  const signOut = () => new Promise<E.Either<Failure, void>>((resolve) => answers.push(resolve));
  const services = new Map<unknown, unknown>([
    [SESSION, session], [PAGE_SPINNER, startPageSpinner(session)], [INFINITE_LIST_CACHE, new InfiniteListCache()], [ACCOUNT_USE_CASES, { signOut }], [LOG, { failure: (...entry: unknown[]) => void said.push(entry) }],
  ]);
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter initialEntries={['/faq', address]}>
        <SessionProvider>
          <House />
        </SessionProvider>
      </MemoryRouter>
    </ServicesProvider>,
  );
  return {
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    answer: (given: E.Either<Failure, void>) => act(async () => Promise.resolve(answers[0]?.(given))),
    end: () => act(() => heard.next(E.right(signedOut))),
    /** What toasts said, and the log. */
    said,
  };
};
const place = (): string => screen.getByRole('paragraph').textContent;

afterEach(() => {
  cleanup();
  closeToasts();
});

describe('signing out', () => {
  it.each(['/user-profile', '/movies'])('leads from %s to the start', async (address) => {
    const { press, answer, end } = begin(address);
    press('Sign Out');
    end();
    await answer(E.right(undefined));
    expect(place()).toBe('/');
  });

  it('leaves nothing of a page of one’s own to come back to', async () => {
    const { press, answer, end } = begin('/user-profile');
    press('Sign Out');
    end();
    await answer(E.right(undefined));
    press('-1');
    expect(place()).toBe('/faq');
  });

  it.each([['/movies', '/user-profile'], ['/user-profile', '/movies']])('leads to the start though somebody goes on meanwhile: from %s to %s', async (from, to) => {
    const { press, answer, end } = begin(from);
    press('Sign Out');
    press(to);
    end();
    await answer(E.right(undefined));
    expect(place()).toBe('/');
  });

  it.each(['/movies', '/home'])('leads to the start though the menu that it was chosen from has gone: to %s', async (to) => {
    const { press, answer, end } = begin('/user-profile');
    press('Sign Out beside');
    press(to);
    end();
    await answer(E.right(undefined));
    expect(place()).toBe('/');
  });

  it('is taken back where it failed: a session that ends elsewhere after that leads to the door', async () => {
    const { press, answer, end, said } = begin('/user-profile');
    press('Sign Out');
    await answer(E.left(offline));
    expect(said).toEqual([['sign-out', offline], 'Something went wrong, please try again!']);
    expect(place()).toBe('/user-profile');
    end();
    expect(place()).toBe('/login?next=%2Fuser-profile');
  });
});
