import { act, cleanup, renderHook } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import type { ReactNode } from 'react';
import { Subject } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { SESSION_SERVICE } from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import type { Failure } from '#domain/shared/failure';
import type { Session } from '#domain/users/session';
import { aSession, aUser } from '#domain/users/user.fixture';
import { CALENDAR_MESSAGES } from '#ui/messages/history/calendar.messages.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';
import { useReleaseRegion } from './own-services';

afterEach(cleanup);

it('the region of a member is unknown while the profile is, and the calendar then says nothing of it', () => {
  const session$ = new Subject<E.Either<Failure, Session>>();
  const services = new Map<unknown, unknown>([[SESSION_SERVICE, sessionService(startTestSession(session$))]]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <SessionProvider>{children}</SessionProvider>
    </ServicesProvider>
  );
  const { result } = renderHook(useReleaseRegion, { wrapper });
  const regionOf = (profile: ReturnType<typeof aUser> | null) => {
    act(() => session$.next(E.right(aSession({ profile }))));
    return result.current;
  };
  const settings = { ...aUser().settings, region: 'DE' };
  expect([regionOf(null), regionOf(aUser({ settings })), regionOf(aUser())]).toEqual([undefined, 'DE', null]);
  const introOf = (region: string | null | undefined): string => CALENDAR_MESSAGES.intro(50, 50, region);
  expect([undefined, null, 'DE'].map((region) => /country|region/.test(introOf(region)))).toEqual([false, true, true]);
});
