import { act, cleanup, renderHook } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import type { ReactNode } from 'react';
import { NEVER } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { PAGE_SPINNER, INFINITE_LIST_CACHE, SESSION } from '#application/service-keys';
import { startPageSpinner } from '#application/shell/page-spinner-machine';
import { startSession } from '#application/session/session-machine';
import { isNetworkError, forbidden, offline, timedOut } from '#domain/shared/failure';
import { ServicesProvider } from '../../services';
import { SessionProvider, useSession } from '../providers/session-provider';
import { useWithSigningOut } from './use-signing-out';

afterEach(cleanup);

it.each([
  ['succeeded', E.right(undefined), true],
  ['was rejected', E.left(forbidden('delete-account')), false],
  ['timed out', E.left(timedOut), true],
  ['lost the connection', E.left(offline), true],
] as const)('useSigningOut keeps the sign-out state while the session may have ended: request %s', async (_, response, isSigningOut) => {
  const session = startSession(() => NEVER);
  const services = new Map<unknown, unknown>([[SESSION, session], [PAGE_SPINNER, startPageSpinner(session)], [INFINITE_LIST_CACHE, new InfiniteListCache()]]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <SessionProvider>{children}</SessionProvider>
    </ServicesProvider>
  );
  const { result } = renderHook(() => ({ withSigningOut: useWithSigningOut(), isSigningOut: useSession().isSigningOut }), { wrapper });
  await act(() => result.current.withSigningOut(() => Promise.resolve(response), isNetworkError)());
  expect(result.current.isSigningOut).toBe(isSigningOut);
});
