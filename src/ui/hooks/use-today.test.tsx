import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CLOCK } from '#application/service-keys';
import { dayHeading } from '#ui/messages/history/history.messages.ts';
import { daysAgoText } from '#ui/messages/format/relative-time.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { useNow, useToday } from './use-today';

const services = new Map<unknown, unknown>([[CLOCK, { now: () => Date.now() }]]);
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>{children}</ServicesProvider>
);
const EVENING = new Date(2026, 10, 20, 23, 59, 50).getTime();

beforeEach(() => { vi.useFakeTimers({ now: EVENING }); });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useToday', () => {
  it('changes at midnight: “Today” becomes “Yesterday”', () => {
    const { result } = renderHook(() => [dayHeading('2026-11-20', useToday()), daysAgoText(EVENING, useNow())], { wrapper });
    expect(result.current).toEqual(['Today', 'today']);
    act(() => void vi.advanceTimersByTime(11_000));
    expect(result.current).toEqual(['Yesterday', 'yesterday']);
    act(() => void vi.advanceTimersByTime(24 * 60 * 60 * 1000));
    expect(result.current[1]).toBe('2 days ago');
  });

  it.each([
    ['the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
    ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('changes when %s after the device has slept', (_, wake) => {
    const { result } = renderHook(useToday, { wrapper });
    vi.setSystemTime(EVENING + 9 * 60 * 60 * 1000);
    expect(result.current).toBe('2026-11-20');
    act(() => void wake());
    expect(result.current).toBe('2026-11-21');
  });

  it('has one timer for all places, and none without any', () => {
    const places = [renderHook(useToday, { wrapper }), renderHook(useNow, { wrapper })];
    expect(vi.getTimerCount()).toBe(1);
    for (const place of places) place.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
