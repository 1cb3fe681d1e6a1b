import { act, cleanup, renderHook } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import type { ReactNode } from 'react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { webStorage } from '#adapters/browser/web-storage';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, INFINITE_LIST_CACHE, SESSION_SERVICE } from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import { isNetworkError, forbidden, offline, timedOut, type Failure } from '#domain/shared/failure';
import { signedOut, type Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { SessionProvider, useSession } from '#ui/shell/providers/session-provider.tsx';
import { useSessionEndingRequest } from './use-session-ending-request';

afterEach(cleanup);

it.each([
  ['succeeded', E.right(undefined), true],
  ['was rejected', E.left(forbidden('delete-account')), false],
  ['timed out', E.left(timedOut), true],
  ['lost the connection', E.left(offline), true],
] as const)('useSigningOut attributes the end of the session to the user if the request %s: %s', async (_, response, hasSignedOut) => {
  const session$ = new BehaviorSubject<E.Either<Failure, Session>>(E.right(aSession()));
  const session = startTestSession(session$);
  const services = new Map<unknown, unknown>([
    [SESSION_SERVICE, sessionService(session)],
    [BROWSER_STORAGE, webStorage],
    [INFINITE_LIST_CACHE, new InfiniteListCache()],
  ]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <SessionProvider>{children}</SessionProvider>
    </ServicesProvider>
  );
  const { result } = renderHook(() => ({ withSigningOut: useSessionEndingRequest(), hasSignedOut: useSession().hasSignedOut }), {
    wrapper,
  });
  await act(() => result.current.withSigningOut(() => Promise.resolve(response), isNetworkError)());
  expect(result.current.hasSignedOut).toBe(false);
  act(() => session$.next(E.right(signedOut)));
  expect(result.current.hasSignedOut).toBe(hasSignedOut);
});
