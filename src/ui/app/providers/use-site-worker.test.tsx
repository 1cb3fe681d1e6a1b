import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { act, cleanup, renderHook } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { webStorage } from '#adapters/browser/web-storage';
import { testBrowserPush, testSiteWorker } from '#application/ports/site-worker/browser-push.fixture';
import type { SiteWorker } from '#application/ports/site-worker/site-worker';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, SITE_WORKER } from '#application/service-keys';
import { registerToastBox, type ToastMessage } from '#ui/design/toasts/toast.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { useSiteWorker } from './use-site-worker';

type User = { readonly uid: string | null | undefined; readonly isSessionExpected: boolean };

/** Renders the hook in an idle page. */
const rendered = async (first: User) => {
  vi.stubGlobal('requestIdleCallback', (callBack: () => void) => setTimeout(callBack));
  const calls: string[] = [];
  const ready = new BehaviorSubject(E.right(false));
  const worker: SiteWorker = {
    ...testSiteWorker(testBrowserPush()),
    isNewVersionReady: ready,
    startNewVersion: () => void calls.push('start'),
    keepForMember: () => void calls.push('keep'),
    forgetMember: (hadMember) => void calls.push(hadMember === true ? 'forget member' : 'forget'),
  };
  const services = new Map<unknown, unknown>([[SITE_WORKER, TE.right(worker)], [BROWSER_STORAGE, webStorage]]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>{children}</ServicesProvider>
  );
  const questions: (() => void)[] = [];
  const use = ({ uid, isSessionExpected }: User): void =>
    useSiteWorker(uid, isSessionExpected, (onConfirm) => void questions.push(onConfirm));
  const { rerender } = renderHook(use, { wrapper, initialProps: first });
  const settle = () => act(() => new Promise<void>((resolve) => { setTimeout(resolve, 5); }));
  await settle();
  return {
    calls, questions, settle,
    offer: () => act(() => ready.next(E.right(true))),
    become: async (user: User) => { rerender(user); await settle(); },
  };
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.replaceChildren();
});

describe('useSiteWorker', () => {
  it.each([
    ['keeps what a member needs', { uid: 'maya', isSessionExpected: true }, ['keep']],
    ['forgets in a document that no member was expected to open', { uid: null, isSessionExpected: false }, ['forget']],
    ['changes nothing while the session is unknown', { uid: undefined, isSessionExpected: true }, []],
    ['changes nothing if a session could not be loaded', { uid: null, isSessionExpected: true }, []],
  ] as const)('%s', async (_, user, calls) => {
    expect((await rendered(user)).calls).toEqual(calls);
  });

  it('does not wait for pictures in a document that the worker gave for want of an answer', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    document.documentElement.dataset['unanswered'] = '';
    const { calls } = await rendered({ uid: 'maya', isSessionExpected: true });
    delete document.documentElement.dataset['unanswered'];
    expect(calls).toEqual(['keep']);
  });

  it('forgets a member who signs out before the document has loaded', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const page = await rendered({ uid: 'maya', isSessionExpected: false });
    expect(page.calls).toEqual([]);
    await page.become({ uid: null, isSessionExpected: false });
    expect(page.calls).toEqual(['forget member']);
  });

  it('opens nothing before the document has loaded and the page is idle', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const page = await rendered({ uid: 'maya', isSessionExpected: true });
    let beIdle = (): void => undefined;
    vi.stubGlobal('requestIdleCallback', (callBack: () => void) => { beIdle = callBack; });
    expect(page.calls).toEqual([]);
    globalThis.dispatchEvent(new Event('load'));
    await page.settle();
    expect(page.calls).toEqual([]);
    beIdle();
    await page.settle();
    expect(page.calls).toEqual(['keep']);
  });

  it('forgets at the end of a session, and before another member', async () => {
    const page = await rendered({ uid: 'maya', isSessionExpected: true });
    await page.become({ uid: null, isSessionExpected: true });
    expect(page.calls).toEqual(['keep', 'forget member']);
    await page.become({ uid: 'ada', isSessionExpected: true });
    expect(page.calls).toEqual(['keep', 'forget member', 'forget member', 'keep']);
  });

  it.each([
    ['another member signs in', 'ada', ['forget member', 'keep']],
    ['the same member signs in again', 'maya', ['keep']],
  ] as const)('in a document that found a session ended, when %s', async (_, uid, calls) => {
    await rendered({ uid: 'maya', isSessionExpected: true });
    cleanup();
    const page = await rendered({ uid: null, isSessionExpected: true });
    expect(page.calls).toEqual([]);
    await page.become({ uid, isSessionExpected: true });
    expect(page.calls).toEqual(calls);
  });

  it('forgets nothing when a visitor signs in, and no owner stays after a sign-out', async () => {
    const page = await rendered({ uid: 'maya', isSessionExpected: true });
    await page.become({ uid: null, isSessionExpected: true });
    expect(Object.keys(localStorage)).toEqual([]);
    cleanup();
    const next = await rendered({ uid: null, isSessionExpected: true });
    await next.become({ uid: 'ada', isSessionExpected: true });
    expect(next.calls).toEqual(['keep']);
  });

  it('offers a newer version once nobody types', async () => {
    const shown: ToastMessage[] = [];
    const unregister = registerToastBox((message) => void shown.push(message));
    const page = await rendered({ uid: null, isSessionExpected: true });
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    page.offer();
    expect(shown).toEqual([]);
    field.blur();
    await vi.waitFor(() => expect(shown.map(({ text }) => text)).toEqual(['A new version is ready.']));
    shown[0]?.action?.onPress();
    expect(page.calls).toEqual(['start']);
    unregister();
  });

  it('waits for a form that is filled and not sent, and asks if one is filled after the offer', async () => {
    const shown: ToastMessage[] = [];
    const unregister = registerToastBox((message) => void shown.push(message));
    const page = await rendered({ uid: null, isSessionExpected: true });
    const form = document.body.appendChild(document.createElement('form'));
    form.dataset['unsent'] = 'true';
    page.offer();
    document.body.append('a change elsewhere');
    await page.settle();
    expect(shown).toEqual([]);
    // Two changes, one after the other, make one offer.
    document.body.append('another change');
    await Promise.resolve();
    delete form.dataset['unsent'];
    await vi.waitFor(() => expect(shown).toHaveLength(1));
    await page.settle();
    expect(shown).toHaveLength(1);

    form.dataset['unsent'] = 'true';
    shown[0]?.action?.onPress();
    expect([page.calls, page.questions.length]).toEqual([[], 1]);
    form.remove();
    await vi.waitFor(() => expect(shown).toHaveLength(2));
    page.questions[0]?.();
    expect(page.calls).toEqual(['start']);
    unregister();
  });
});
