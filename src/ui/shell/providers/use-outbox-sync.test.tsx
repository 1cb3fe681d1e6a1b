import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { MEMBER_LISTS_LOADER, SITE_WORKER } from '#application/service-keys';
import { emptyOutbox, type Outbox } from '#application/ports/outbox-store';
import { testBrowserPush, testSiteWorker } from '#application/ports/site-worker/browser-push.fixture';
import { commandOf, newAddition } from '#domain/lists/list.fixture';
import { offline } from '#domain/shared/failure';
import { ServicesProvider } from '#ui/services.tsx';
import { OUTBOX_SYNC_AFTER_MS, useOutboxSync } from './use-outbox-sync';

const UNSENT: Outbox = { ...emptyOutbox, pending: [commandOf(newAddition('a', 1))] };

/** Renders the hook for a member; null for a visitor. `register` registers the worker, `request` lets the browser wake it. */
const rendered = (first: Outbox | null) => {
  const request = vi.fn();
  const register = vi.fn(TE.right(request));
  const outbox = new BehaviorSubject(E.right(first ?? emptyOutbox));
  const services = new Map<unknown, unknown>([
    [SITE_WORKER, TE.right({ ...testSiteWorker(testBrowserPush()), outboxSync: register })],
    [MEMBER_LISTS_LOADER, { current$: new BehaviorSubject(first === null ? null : { outbox }) }],
  ]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>{children}</ServicesProvider>
  );
  const { unmount } = renderHook(useOutboxSync, { wrapper });
  return {
    request, register, unmount,
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    become: (next: Outbox) => outbox.next(E.right(next)),
  };
};
const hide = (): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('useOutboxSync', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('registers the worker for a member after a while, and for no visitor', async () => {
    const [member, visitor] = [rendered(emptyOutbox), rendered(null)];
    await member.wait(OUTBOX_SYNC_AFTER_MS - 1);
    expect(member.register).not.toHaveBeenCalled();
    await member.wait(1);
    expect([member.register.mock.calls.length, visitor.register.mock.calls.length]).toEqual([1, 0]);
  });

  it('lets the browser wake it when a change gets no answer, once, and when the page is hidden', async () => {
    const { wait, request, become, unmount } = rendered(emptyOutbox);
    await wait(0);
    become(UNSENT);
    await wait(1);
    expect(request).not.toHaveBeenCalled();
    become({ ...UNSENT, unanswered: offline });
    become({ ...UNSENT, unanswered: offline });
    await wait(1);
    expect(request).toHaveBeenCalledOnce();
    hide();
    await wait(1);
    expect(request).toHaveBeenCalledTimes(2);
    become(emptyOutbox);
    hide();
    become(UNSENT);
    unmount();
    hide();
    await wait(1);
    expect(request).toHaveBeenCalledTimes(2);
  });
});
