import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { BehaviorSubject, firstValueFrom, Subject } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { webStorage } from '#adapters/browser/web-storage';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { ServiceKey } from '#application/service-key';
import {
  BROWSER_STORAGE, ACCOUNT_USE_CASES, LOG, MEMBER_LISTS_LOADER, INFINITE_LIST_CACHE, PROFILE_USE_CASES, SESSION_SERVICE,
} from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { clearSignOutRequest, wasSignOutRequested } from '#application/session/requested-sign-out';
import { startTestSession } from '#application/session/test-session.fixture';
import { offline, type Failure } from '#domain/shared/failure';
import { signedOut, type Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { registerToastBox } from '#ui/design/toasts/toast.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { routeAt } from '#ui/app/navigation/current-route.ts';
import { Guarded } from '#ui/shell/guards/guarded.tsx';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';
import { ModalProvider, useModal } from '#ui/shell/modals/modal-provider.tsx';
import { useSignOut } from './use-sign-out';

const preload = vi.fn((): Promise<void> => Promise.resolve());
const Top = (): React.JSX.Element => {
  const signOut = useSignOut(preload);
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
/** Renders like the side menu: only on profile pages, so navigation unmounts it. */
const Side = (): React.JSX.Element => <button onClick={useSignOut()}>Sign Out beside</button>;
const TestApp = (): React.JSX.Element => {
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

/** Renders the open confirmation. */
const OpenConfirmation = (): React.JSX.Element | null => {
  const { modal } = useModal();
  if (modal?.name !== 'unsent-changes') return null;
  return <button onClick={modal.properties.onConfirm}>{modal.properties.unsent.toSend} unsent</button>;
};

let closeToasts = (): void => {};

/** Renders the app at an address for the signed-in user Maya. The test settles the sign-out request and emits the session by hand. */
const renderAt = (address: string, batch: Promise<E.Either<Failure, void>> = Promise.resolve(E.right(undefined))) => {
  const session$ = new Subject<E.Either<Failure, Session>>();
  const session = startTestSession(session$);
  session$.next(E.right(aSession()));
  const notices: unknown[] = [];
  closeToasts = registerToastBox(({ text }) => notices.push(text));
  const resolvers: Array<(result: E.Either<Failure, void>) => void> = [];
  const signOut = () => new Promise<E.Either<Failure, void>>((resolve) => resolvers.push(resolve));
  const sent: string[] = [];
  const sendLastRecent = (uid: string) => () => {
    sent.push(uid);
    return batch;
  };
  const current$ = new BehaviorSubject<Pick<ListUseCases, 'unsentCount'> | null>(null);
  const services = new Map<unknown, unknown>([
    [SESSION_SERVICE, sessionService(session)],
    [MEMBER_LISTS_LOADER, { current$ }],
    [BROWSER_STORAGE, webStorage],
    [INFINITE_LIST_CACHE, new InfiniteListCache()],
    [ACCOUNT_USE_CASES, { signOut }],
    [PROFILE_USE_CASES, { sendLastRecent }],
    [LOG, { failure: (...entry: unknown[]) => void notices.push(entry) }],
  ]);
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter initialEntries={['/faq', address]}>
        <SessionProvider>
          <ModalProvider>
            <TestApp />
            <OpenConfirmation />
          </ModalProvider>
        </SessionProvider>
      </MemoryRouter>
    </ServicesProvider>,
  );
  return {
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    /** Answers the sign-out request when it is made: the last batch of opened titles comes first. */
    settle: async (result: E.Either<Failure, void>) => {
      await waitFor(() => expect(resolvers).not.toEqual([]));
      await act(async () => Promise.resolve(resolvers[0]?.(result)));
    },
    /** Members whose titles were sent. */
    sent,
    hasRequested: () => resolvers.length > 0,
    endSession: () => act(() => session$.next(E.right(signedOut))),
    /** The texts of all toasts and the log entries, in order. */
    notices,
    setUnsent: (toSend: number) => current$.next({ unsentCount: () => ({ toSend, refused: 0 }) }),
  };
};
const currentPath = (): string => screen.getByRole('paragraph').textContent;

afterEach(() => {
  cleanup();
  closeToasts();
  clearSignOutRequest(webStorage);
  vi.restoreAllMocks();
});

describe('useSignOut', () => {
  it.each(['/user-profile', '/movies'])('navigates from %s to the landing page', async (address) => {
    const { press, settle, endSession } = renderAt(address);
    press('Sign Out');
    endSession();
    await settle(E.right(undefined));
    expect(currentPath()).toBe('/');
  });

  it('replaces a profile page in the history, so that going back skips the profile page', async () => {
    const { press, settle, endSession } = renderAt('/user-profile');
    press('Sign Out');
    endSession();
    await settle(E.right(undefined));
    press('-1');
    expect(currentPath()).toBe('/faq');
  });

  it.each([
    ['/movies', '/user-profile'],
    ['/user-profile', '/movies'],
  ])('navigates to the landing page if the user moves from %s to %s during the request', async (from, to) => {
    const { press, settle, endSession } = renderAt(from);
    press('Sign Out');
    press(to);
    endSession();
    await settle(E.right(undefined));
    expect(currentPath()).toBe('/');
  });

  it.each(['/movies', '/home'])('navigates to the landing page if the menu was unmounted by moving to %s', async (to) => {
    const { press, settle, endSession } = renderAt('/user-profile');
    press('Sign Out beside');
    press(to);
    endSession();
    await settle(E.right(undefined));
    expect(currentPath()).toBe('/');
  });

  it('records the sign-out for other tabs before the request, and removes the record if the request fails', async () => {
    const { press, settle } = renderAt('/movies');
    press('Sign Out');
    expect(wasSignOutRequested(webStorage)).toBe(true);
    await settle(E.left(offline));
    expect(wasSignOutRequested(webStorage)).toBe(false);
  });

  it.each([
    ['after the last batch of opened titles', E.right(undefined)],
    ['after a batch that fails', E.left(offline)],
  ])('signs out %s', async (_, result) => {
    const batch = new Subject<E.Either<Failure, void>>();
    const { press, sent, hasRequested } = renderAt('/movies', firstValueFrom(batch));
    press('Sign Out');
    expect([sent, hasRequested()]).toEqual([['maya'], false]);
    await act(async () => {
      batch.next(result);
      await Promise.resolve();
    });
    expect(hasRequested()).toBe(true);
  });

  it('asks before it signs out with unsent changes of lists', async () => {
    const { press, settle, endSession, setUnsent } = renderAt('/movies');
    setUnsent(2);
    press('Sign Out');
    expect(wasSignOutRequested(webStorage)).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: '2 unsent' }));
    expect(wasSignOutRequested(webStorage)).toBe(true);
    endSession();
    await settle(E.right(undefined));
    expect(currentPath()).toBe('/');
  });

  describe('without the code of the question', () => {
    const signOutWithoutCode = (answer: boolean) => {
      preload.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
      const confirm = vi.spyOn(window, 'confirm').mockReturnValue(answer);
      const app = renderAt('/movies');
      app.setUnsent(2);
      app.press('Sign Out');
      return { ...app, confirm };
    };

    it('asks by the browser’s own dialog and signs out', async () => {
      const { confirm, settle, endSession, hasRequested } = signOutWithoutCode(true);
      await waitFor(() => expect(hasRequested()).toBe(true));
      endSession();
      await settle(E.right(undefined));
      expect(confirm).toHaveBeenCalledExactlyOnceWith(
        '2 changes are not sent yet. They are kept in this browser and sent the next time you sign in here.\n\nSign out anyway?',
      );
      expect(currentPath()).toBe('/');
    });

    it('stays signed in if the member cancels', async () => {
      const { confirm, hasRequested } = signOutWithoutCode(false);
      await waitFor(() => expect(confirm).toHaveBeenCalled());
      expect([hasRequested(), wasSignOutRequested(webStorage), currentPath()]).toEqual([false, false, '/movies']);
    });
  });

  it('resets the sign-out state on failure, so that a session ended elsewhere leads to the login page', async () => {
    const { press, settle, endSession, notices } = renderAt('/user-profile');
    press('Sign Out');
    await settle(E.left(offline));
    expect(notices).toEqual([['sign-out', offline], 'Something went wrong, please try again!']);
    expect(currentPath()).toBe('/user-profile');
    endSession();
    expect(currentPath()).toBe('/login?next=%2Fuser-profile');
  });
});
