import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { MemoryRouter } from 'react-router-dom';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { ACCOUNT_USE_CASES, DEMO_ACCOUNTS, DEMO_MAILBOX, LOG, PAGE_SPINNER, INFINITE_LIST_CACHE, APP_CONFIG, SESSION } from '#application/service-keys';
import { startPageSpinner } from '#application/shell/page-spinner-machine';
import { startSession } from '#application/session/session-machine';
import { unauthenticated, type Failure } from '#domain/shared/failure';
import { isSignedIn, signedOut, type Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { openToastBox } from '#ui/design/toasts/toast.ts';
import { SessionProvider, useSession } from '../../app/providers/session-provider';
import { ServicesProvider } from '../../services';
import { FORM_NOT_SUBMITTED } from '../../messages/account.messages';
import { SignInPanel } from './sign-in-panel';

/** The guard in short: the page of the way in is for those who are not in. */
const DoorStep = (): React.JSX.Element => (isSignedIn(useSession().session) ? <p>Inside</p> : <SignInPanel />);

let afterwards = (): void => {};

/**
 * Somebody signs in where the session begins in the same breath as the answer comes, or not at all.
 * @returns what toasts said, and the log.
 */
const signIn = async (answer: E.Either<Failure, void>, times = 1, begins = true): Promise<ReadonlyArray<string>> => {
  const said: string[] = [];
  const log = { failure: (where: string) => void said.push(where) };
  const close = openToastBox(({ text }) => said.push(text));
  const heard = new Subject<E.Either<Failure, Session>>();
  const session = startSession(() => heard);
  const accounts = {
    signIn: () => async () => {
      if (E.isRight(answer) && begins) heard.next(E.right(aSession()));
      return Promise.resolve(answer);
    },
  };
  const services = new Map<unknown, unknown>([
    [SESSION, session], [PAGE_SPINNER, startPageSpinner(session)], [INFINITE_LIST_CACHE, new InfiniteListCache()],
    [ACCOUNT_USE_CASES, accounts], [LOG, log], [DEMO_ACCOUNTS, []], [DEMO_MAILBOX, { messages: new Subject() }],
    [APP_CONFIG, { dataLocation: 'browser', siteUrl: null }],
  ]);
  heard.next(E.right(signedOut));
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter initialEntries={['/login']}>
        <SessionProvider>
          <DoorStep />
        </SessionProvider>
      </MemoryRouter>
    </ServicesProvider>,
  );
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'maya@marquee.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'marquee-demo' } });
  for (let time = 0; time < times; time += 1) {
    await act(async () => {
      fireEvent.submit(screen.getByRole('form', { name: 'Sign in' }));
      await new Promise((later) => setTimeout(later));
    });
  }
  afterwards = close;
  return said;
};

beforeEach(() => void vi.stubGlobal('IntersectionObserver', class { observe(): void {} unobserve(): void {} }));
afterEach(() => {
  cleanup();
  afterwards();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('signing in', () => {
  it('says welcome, though the page be gone before its form knows', async () => {
    expect(await signIn(E.right(undefined))).toEqual(['Welcome back!']);
    expect(screen.getByText('Inside')).toBeDefined();
  });

  it('says that it failed, each time that it does, and does not say welcome', async () => {
    const said = ['sign-in', 'Something went wrong, please try again!'];
    expect(await signIn(E.left(unauthenticated), 2)).toEqual([...said, ...said]);
    expect(screen.getByRole('form', { name: 'Sign in' })).toBeDefined();
  });

  it('tells somebody who was let in and whose session does not begin what to do, until they do something', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1 });
    const said = await signIn(E.right(undefined), 1, false);
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(said).toEqual(['Welcome back!', 'sign-in.session', 'Something went wrong, please try again!']);
    expect(screen.getByRole('alert').textContent).toBe(FORM_NOT_SUBMITTED);
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'marquee-dem' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
