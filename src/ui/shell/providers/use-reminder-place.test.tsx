import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { ReactNode } from 'react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { testBrowserPush, testSiteWorker } from '#application/ports/site-worker/browser-push.fixture';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, CLOCK, MEMBER_LISTS_LOADER, SESSION_SERVICE, SITE_WORKER } from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import { maya } from '#domain/lists/list.fixture';
import { testReminderApi } from '#domain/reminders/reminder-api.fixture';
import { aPushDevice } from '#domain/reminders/reminder.fixture';
import type { Session } from '#domain/users/session';
import { aSession } from '#domain/users/user.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { SessionProvider } from './session-provider';
import { useReminderPlace } from './use-reminder-place';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says where the member is only while the page is seen: one that is left open elsewhere says nothing at midnight', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T23:59:00') });
  vi.stubGlobal('Notification', { permission: 'granted' });
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const device = aPushDevice('desktop');
  const reminders = testReminderApi([device.endpoint]);
  const find = vi.spyOn(reminders, 'findReminders');
  const services = new Map<unknown, unknown>([
    [SESSION_SERVICE, sessionService(startTestSession(new BehaviorSubject(E.right<never, Session>(aSession()))))],
    [SITE_WORKER, TE.right(testSiteWorker(testBrowserPush({ permission: 'granted', device })))],
    [BROWSER_STORAGE, testBrowser()()],
    [CLOCK, { now: () => Date.now() }],
    [MEMBER_LISTS_LOADER, { current$: new BehaviorSubject({ uid: maya, reminders }) }],
  ]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <SessionProvider>{children}</SessionProvider>
    </ServicesProvider>
  );
  renderHook(useReminderPlace, { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(find).not.toHaveBeenCalled();
  seen.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(1));
});
