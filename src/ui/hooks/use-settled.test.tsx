import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSettled } from './use-settled';

afterEach(() => void vi.useRealTimers());

it('returns the first value at once, and a later one when it has not changed for the time', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ value }: { value: number | null }) => useSettled(value, 3000), {
    initialProps: { value: null as number | null },
  });
  const values = [result.current];
  const change = (value: number | null, passedMs: number): void => {
    rerender({ value });
    values.push(result.current);
    act(() => void vi.advanceTimersByTime(passedMs));
    values.push(result.current);
  };
  change(1, 1000);
  change(2, 2999);
  change(3, 2999);
  change(3, 1);
  expect(values).toEqual([null, 1, 1, 1, 1, 1, 1, 1, 3]);
});
