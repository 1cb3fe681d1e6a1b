import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CLOCK } from '#application/service-keys';
import { ServicesProvider } from '#ui/services.tsx';
import { useMinutesLeft } from './use-minutes-left';

it('tells the time left at the present speed: not after a few steps, not in a pause, and not by what was before one', () => {
  let now = 0;
  const get = <T,>(key: ServiceKey<T>): T => new Map<unknown, unknown>([[CLOCK, { now: () => now }]]).get(key) as T;
  const { result, rerender } = renderHook(
    (work: { readonly done: number; readonly isPaused: boolean }) => useMinutesLeft({ ...work, all: 2000, minSeen: 20 }),
    {
      initialProps: { done: 0, isPaused: false },
      wrapper: ({ children }) => <ServicesProvider value={{ get }}>{children}</ServicesProvider>,
    },
  );
  const at = (seconds: number, done: number, isPaused = false): number | null => {
    now = seconds * 1000;
    rerender({ done, isPaused });
    return result.current;
  };
  expect([at(1, 10), at(2, 20), at(10, 200)]).toEqual([null, expect.closeTo(3.3), expect.closeTo(1.5)]);
  // A catalogue slows down from twenty titles a second to one.
  for (let seconds = 20; seconds < 100; seconds += 20) at(seconds, 180 + seconds);
  expect(at(100, 280)).toBeCloseTo(1720 / 60);
  expect([at(101, 281, true), at(4000, 281, true), at(4001, 290)]).toEqual([null, null, null]);
  expect(at(4020, 310)).toBeCloseTo((19 / 20) * (1690 / 60));
});
