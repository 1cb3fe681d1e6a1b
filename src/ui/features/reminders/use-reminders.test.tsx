import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { testBrowserPush, testSiteWorker } from '#application/ports/site-worker/browser-push.fixture';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, CLOCK, SITE_WORKER } from '#application/service-keys';
import { maya } from '#domain/lists/list.fixture';
import { testReminderApi } from '#domain/reminders/reminder-api.fixture';
import { aPushDevice } from '#domain/reminders/reminder.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { useReminders } from './use-reminders';

afterEach(cleanup);

it('says that reminders are off after a change of the site’s key, and turns them on again in the place of the former address', async () => {
  const former = aPushDevice('former');
  const lists = { uid: maya, reminders: testReminderApi([former.endpoint]) };
  const push = testBrowserPush({ permission: 'granted', device: former, key: 'former-key' });
  const services = new Map<symbol, unknown>([
    [SITE_WORKER, TE.right(testSiteWorker(push))],
    [BROWSER_STORAGE, testBrowser()()],
    [CLOCK, { now: () => Date.parse('2026-11-20T12:00:00Z') }],
  ]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>{children}</ServicesProvider>
  );
  const { result } = renderHook(() => useReminders(lists, 'DE'), { wrapper });
  await waitFor(() => expect(result.current.known).toMatchObject({ isHere: false, others: 0 }));
  act(() => result.current.turnOn());
  await waitFor(() => expect(result.current.known).toMatchObject({ isHere: true, others: 0 }));
  const here = await push.device();
  const endpoint = E.isRight(here) ? (here.right?.endpoint ?? null) : null;
  await waitFor(async () =>
    expect(await lists.reminders.findReminders(endpoint)()).toEqual(E.right({ publicKey: 'site-key', isHere: true, others: 0 })));
});
