import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGradually } from './use-gradually';

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const follow = (wanted: number, least: number) => {
  const hook = renderHook(([wants, sees]: readonly [number, number]) => useGradually(wants, sees, 4), { initialProps: [wanted, least] as const });
  const frame = (): number => {
    act(() => void vi.advanceTimersToNextFrame());
    return hook.result.current;
  };
  const want = (next: number, sees = least): number => {
    hook.rerender([next, sees]);
    return hook.result.current;
  };
  return { now: () => hook.result.current, frame, want };
};

it('begins with all that is wanted', () => {
  expect(follow(28, 21).now()).toBe(28);
});

it('follows what is wanted by so many a frame, and no further', () => {
  const { frame, want } = follow(28, 21);
  frame();
  expect(want(35)).toBe(28);
  expect([frame(), frame(), frame()]).toEqual([32, 35, 35]);
});

it('is never below what can be seen, as after a jump', () => {
  const { frame, want } = follow(28, 21);
  frame();
  expect(want(714, 700)).toBe(700);
  expect([frame(), frame()]).toEqual([704, 708]);
});

it('goes down at once, and up from there', () => {
  const { frame, want } = follow(28, 7);
  frame();
  expect(want(7)).toBe(7);
  frame();
  expect(want(14)).toBe(7);
  expect([frame(), frame()]).toEqual([11, 14]);
});
