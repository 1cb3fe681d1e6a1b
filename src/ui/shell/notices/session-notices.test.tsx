import { act, cleanup, render } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { Subject } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { webStorage } from '#adapters/browser/web-storage';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, INFINITE_LIST_CACHE, SESSION_SERVICE } from '#application/service-keys';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import { sessionService } from '#application/session/start-session-service';
import { recordSignOutRequest } from '#application/session/requested-sign-out';
import { startTestSession } from '#application/session/test-session.fixture';
import type { Failure } from '#domain/shared/failure';
import { isSignedIn, signedOut, type Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { registerToastBox } from '#ui/design/toasts/toast.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { SessionProvider, useSession } from '#ui/shell/providers/session-provider.tsx';
import { SessionNotices } from './session-notices';

/** Renders the notices as the layout does: for a member, and where one was expected. */
const Layout = (): React.JSX.Element | null => {
  const { session, loading, isSessionExpected } = useSession();
  return isSignedIn(session) || (isSessionExpected && !loading) ? <SessionNotices /> : null;
};

let closeBox = (): void => {};

const open = (isExpected: boolean) => {
  if (isExpected) document.documentElement.dataset['member'] = 'expected';
  const session$ = new Subject<E.Either<Failure, Session>>();
  const session = startTestSession(session$);
  const services = new Map<symbol, unknown>([
    [SESSION_SERVICE, sessionService(session)],
    [BROWSER_STORAGE, webStorage],
    [INFINITE_LIST_CACHE, new InfiniteListCache()],
  ]);
  const texts: string[] = [];
  closeBox = registerToastBox(({ text, stays }) => texts.push(stays === true ? text : 'closes itself'));
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <SessionProvider>
        <Layout />
      </SessionProvider>
    </ServicesProvider>,
  );
  return { texts, session, emit: (next: Session) => act(() => session$.next(E.right(next))) };
};

afterEach(() => {
  cleanup();
  closeBox();
  delete document.documentElement.dataset['member'];
  window.history.replaceState(null, '', '/');
});

it('says once that a session ended elsewhere, although the notices unmount with it', () => {
  const { texts, emit } = open(false);
  emit(aSession());
  emit(aSession({ isEnding: true }));
  expect(texts).toEqual([]);
  emit(signedOut);
  expect(texts).toEqual(['You’ve been signed out, because your password was changed or your sessions were ended. Sign in again.']);
  emit(aSession());
  expect(texts).toHaveLength(1);
});

it('says that an admin lost the role', () => {
  const { texts, emit } = open(false);
  emit(aSession({ role: 'admin' }));
  emit(aSession({ isDemoted: true }));
  expect(texts).toEqual(['You’re no longer an admin. Nothing else in your account was changed.']);
});

it('says at the start that an expected session has ended, without a cause, which is unknown, and nothing to other visitors', () => {
  const expected = open(true);
  expected.emit(signedOut);
  expect(expected.texts).toEqual(['You’ve been signed out. Sign in again.']);
  cleanup();
  closeBox();
  delete document.documentElement.dataset['member'];
  const visitor = open(false);
  visitor.emit(signedOut);
  expect(visitor.texts).toEqual([]);
});

it('says nothing after a sign-out in another tab, until the next session', () => {
  const { texts, emit } = open(false);
  emit(aSession());
  recordSignOutRequest(webStorage);
  emit(signedOut);
  expect(texts).toEqual([]);
  emit(aSession());
  emit(signedOut);
  expect(texts).toHaveLength(1);
});

it('claims no cause for a sign-out in another tab that could not record it, because the browser stores nothing', () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const { texts, emit } = open(false);
  emit(aSession());
  recordSignOutRequest(webStorage);
  emit(signedOut);
  expect(refused).toHaveBeenCalled();
  expect(texts).toEqual(['You’ve been signed out. Sign in again.']);
  refused.mockRestore();
});

it('says nothing after a sign-out in this tab, and at a link of an action e-mail', () => {
  const { texts, session, emit } = open(false);
  emit(aSession());
  act(() => session.send({ type: 'signOut.requested' }));
  emit(signedOut);
  emit(aSession());
  window.history.replaceState(null, '', '/login?mode=resetPassword&oobCode=1');
  emit(signedOut);
  expect(texts).toEqual([]);
});
