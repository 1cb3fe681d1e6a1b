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
import { useSigningOut } from './use-signing-out';

afterEach(cleanup);

it.each([
  ['came through', E.right(undefined), true],
  ['was refused', E.left(forbidden('delete-account')), false],
  ['whose answer was lost', E.left(timedOut), true],
  ['whose answer was lost with the connection', E.left(offline), true],
] as const)('stays chosen as long as it may have happened: an ending that %s', async (_, answer, isChosen) => {
  const session = startSession(() => NEVER);
  const services = new Map<unknown, unknown>([[SESSION, session], [PAGE_SPINNER, startPageSpinner(session)], [INFINITE_LIST_CACHE, new InfiniteListCache()]]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <SessionProvider>{children}</SessionProvider>
    </ServicesProvider>
  );
  const { result } = renderHook(() => ({ leaving: useSigningOut(), isLeaving: useSession().isSigningOut }), { wrapper });
  await act(() => result.current.leaving(() => Promise.resolve(answer), isNetworkError)());
  expect(result.current.isLeaving).toBe(isChosen);
});
