import { act, cleanup, render } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { PROFILE_USE_CASES } from '#application/service-keys';
import { aUserId } from '#domain/users/user.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { RECENT_BATCH_INTERVAL_MS, RECENT_BATCH_HIDDEN_DELAY_MS, RecentTitlesSender } from './recent-titles-sender';

let visibility: DocumentVisibilityState = 'visible';
const changeVisibility = (next: DocumentVisibilityState): Promise<void> =>
  act(async () => {
    visibility = next;
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });

/** Renders the sender of Maya's titles. @returns the calls and the function that ends the session. */
const renderSender = () => {
  const calls: string[] = [];
  const sendRecent = (uid: string) => () => {
    calls.push(uid);
    return Promise.resolve(E.right(undefined));
  };
  const services = new Map<unknown, unknown>([[PROFILE_USE_CASES, { sendRecent }]]);
  const { unmount } = render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <RecentTitlesSender uid={aUserId('maya')} />
    </ServicesProvider>,
  );
  return { calls, unmount };
};

beforeEach(() => {
  visibility = 'visible';
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('RecentTitlesSender', () => {
  it('sends when the page stays hidden for a second, not when it is left or becomes visible', async () => {
    const { calls } = renderSender();
    await changeVisibility('hidden');
    await act(() => vi.advanceTimersByTimeAsync(RECENT_BATCH_HIDDEN_DELAY_MS - 1));
    await changeVisibility('visible');
    await act(() => vi.advanceTimersByTimeAsync(RECENT_BATCH_HIDDEN_DELAY_MS));
    expect(calls).toEqual([]);
    await changeVisibility('hidden');
    await act(() => vi.advanceTimersByTimeAsync(RECENT_BATCH_HIDDEN_DELAY_MS));
    expect(calls).toEqual(['maya']);
    await changeVisibility('visible');
    await act(() => vi.advanceTimersByTimeAsync(RECENT_BATCH_HIDDEN_DELAY_MS));
    expect(calls).toEqual(['maya']);
  });

  it('sends every five minutes while the session lasts', async () => {
    const { calls, unmount } = renderSender();
    await act(() => vi.advanceTimersByTimeAsync(RECENT_BATCH_INTERVAL_MS - 1));
    expect(calls).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1 + RECENT_BATCH_INTERVAL_MS));
    expect(calls).toEqual(['maya', 'maya']);
    await changeVisibility('hidden');
    unmount();
    await vi.advanceTimersByTimeAsync(RECENT_BATCH_INTERVAL_MS);
    expect(calls).toHaveLength(2);
  });
});
