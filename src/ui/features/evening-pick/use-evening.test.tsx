import { act, renderHook } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import type { ReactNode } from 'react';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createEveningStore } from '#application/evening-pick/evening-store';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, SESSION_SERVICE } from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import type { Failure } from '#domain/shared/failure';
import { signedOut, type Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';
import { useEveningOf } from './use-evening';

it.each([
  ['has had no member', signedOut, [7]],
  ['has had a member, where it lasts as long as the page', aSession(), []],
])('a visitor’s evening is stored in a document only if it has had no member: it %s', (_, first, stored) => {
  const session$ = new Subject<E.Either<Failure, Session>>();
  const storage = testBrowser()();
  const services = new Map<unknown, unknown>([
    [SESSION_SERVICE, sessionService(startTestSession(session$))], [BROWSER_STORAGE, storage],
  ]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <SessionProvider>{children}</SessionProvider>
    </ServicesProvider>
  );
  const { result } = renderHook(() => useEveningOf(null, '2026-11-28'), { wrapper });
  [first, signedOut].forEach((session) => act(() => session$.next(E.right(session))));
  act(() => result.current.store?.addShown(aTitle({ id: 7 })));
  const kept = createEveningStore(storage, null, '2026-11-28').get();
  expect([result.current.done, kept].map(({ shown }) => shown.map(({ id }) => id))).toEqual([[7], stored]);
});
