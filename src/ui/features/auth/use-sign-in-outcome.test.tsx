import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { BrowserRouter, Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { NEVER, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webStorage } from '#adapters/browser/web-storage';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import {
  BANNER_REPOSITORY, BROWSER_STORAGE, ACCOUNT_USE_CASES, DEMO_ACCOUNTS, DEMO_MAILBOX, LOG, STORAGE_STATUS, INFINITE_LIST_CACHE, APP_CONFIG,
  SESSION_SERVICE, PASSKEYS,
} from '#application/service-keys';
import { createStorageStatus } from '#application/ports/storage-status';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import { unauthenticated, type Failure } from '#domain/shared/failure';
import { isSignedIn, signedOut, type Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { registerToastBox } from '#ui/design/toasts/toast.ts';
import { RETURN_BEHIND } from '#ui/shell/navigation/return-behind.ts';
import { SessionProvider, useSession } from '#ui/shell/providers/session-provider.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { SESSION_NOT_STARTED_TEXT } from '#ui/messages/auth.messages.ts';
import { LoginPage } from './login-page';
import { SignInPanel } from './sign-in-panel';

/** Minimal guest-only guard: renders the panel while signed out. */
const GuestGuard = (): React.JSX.Element => (isSignedIn(useSession().session) ? <p>Inside</p> : <SignInPanel />);

let closeToasts = (): void => {};

type Ports = { readonly accounts?: object; readonly log?: object };

const servicesOf = (session$: Subject<E.Either<Failure, Session>>, { accounts = {}, log = {} }: Ports = {}) => {
  const services = new Map<unknown, unknown>([
    [SESSION_SERVICE, sessionService(startTestSession(session$))],
    [STORAGE_STATUS, createStorageStatus()],
    [BROWSER_STORAGE, webStorage],
    [INFINITE_LIST_CACHE, new InfiniteListCache()],
    [BANNER_REPOSITORY, { watch: NEVER }],
    [ACCOUNT_USE_CASES, accounts],
    [LOG, log],
    [DEMO_ACCOUNTS, []],
    [PASSKEYS, null],
    [DEMO_MAILBOX, { messages: new Subject() }],
    [APP_CONFIG, { dataLocation: 'browser', siteUrl: null }],
  ]);
  session$.next(E.right(signedOut));
  return { get: <T,>(key: ServiceKey<T>) => services.get(key) as T };
};

/**
 * Signs in `times` times. If `startsSession`, the session starts before the response is delivered; otherwise it never starts.
 * @returns texts of the toasts and locations of the log entries, in order.
 */
const signIn = async (response: E.Either<Failure, void>, times = 1, startsSession = true): Promise<ReadonlyArray<string>> => {
  const messages: string[] = [];
  const log = { failure: (where: string) => void messages.push(where) };
  const close = registerToastBox(({ text }) => messages.push(text));
  const session$ = new Subject<E.Either<Failure, Session>>();
  const accounts = {
    signIn: () => async () => {
      if (E.isRight(response) && startsSession) session$.next(E.right(aSession()));
      return Promise.resolve(response);
    },
  };
  render(
    <ServicesProvider value={servicesOf(session$, { accounts, log })}>
      <MemoryRouter initialEntries={['/login']}>
        <SessionProvider>
          <GuestGuard />
        </SessionProvider>
      </MemoryRouter>
    </ServicesProvider>,
  );
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'maya@marquee.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'marquee-demo' } });
  for (let time = 0; time < times; time += 1) {
    await act(async () => {
      fireEvent.submit(screen.getByRole('form', { name: 'Sign in' }));
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
  closeToasts = close;
  return messages;
};

beforeEach(() => void vi.stubGlobal('IntersectionObserver', class { observe(): void {} unobserve(): void {} }));
afterEach(() => {
  cleanup();
  closeToasts();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('useSignInFailureHandler', () => {
  it('shows the welcome toast although the page unmounts before its form receives the result', async () => {
    expect(await signIn(E.right(undefined))).toEqual(['Welcome back!']);
    expect(screen.getByText('Inside')).toBeDefined();
  });

  it('logs and shows every failure, without a welcome toast', async () => {
    const expected = ['sign-in', 'Something went wrong, please try again!'];
    expect(await signIn(E.left(unauthenticated), 2)).toEqual([...expected, ...expected]);
    expect(screen.getByRole('form', { name: 'Sign in' })).toBeDefined();
  });

  it('shows a hint when the session does not start after a successful sign-in, until the next edit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1 });
    const messages = await signIn(E.right(undefined), 1, false);
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(messages).toEqual(['Welcome back!', 'sign-in.session', 'Something went wrong, please try again!']);
    expect(screen.getByRole('alert').textContent).toBe(SESSION_NOT_STARTED_TEXT);
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'marquee-dem' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('useAuthLinks', () => {
  it('passes the typed address from sign-in to reset and back in one entry of the history, which does not keep it', async () => {
    history.replaceState(null, '', '/details?id=603');
    render(
      <ServicesProvider value={servicesOf(new Subject())}>
        <BrowserRouter>
          <SessionProvider>
            <Routes>
              <Route path="/login" element={<LoginPage />} />
              <Route path="*" element={<Link to="/login" state={RETURN_BEHIND}>Sign in to save</Link>} />
            </Routes>
          </SessionProvider>
        </BrowserRouter>
      </ServicesProvider>,
    );
    const follow = (name: string): void => act(() => void fireEvent.click(screen.getByRole('link', { name })));
    const emailField = (): HTMLInputElement => screen.getByLabelText('E-mail');
    follow('Sign in to save');
    const entries = history.length;
    fireEvent.change(emailField(), { target: { value: 'maya@marquee.example' } });
    for (const [link, address] of [['Forgot your password?', '/login?reset'], ['Back to sign in', '/login']] as const) {
      follow(link);
      expect([location.pathname + location.search, emailField().value]).toEqual([address, 'maya@marquee.example']);
      expect([history.state, history.length]).toMatchObject([{ usr: { ...RETURN_BEHIND, email: '' } }, entries]);
    }
    act(() => history.back());
    await waitFor(() => expect(screen.getByText('Sign in to save')).toBeDefined());
  });
});
