import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGradualCount } from './use-gradual-count';

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const renderGradually = (target: number, minimum: number) => {
  const hook = renderHook(([nextTarget, nextMinimum]: readonly [number, number]) => useGradualCount(nextTarget, nextMinimum, 4), {
    initialProps: [target, minimum] as const,
  });
  const nextFrame = (): number => {
    act(() => void vi.advanceTimersToNextFrame());
    return hook.result.current;
  };
  const setTarget = (next: number, nextMinimum = minimum): number => {
    hook.rerender([next, nextMinimum]);
    return hook.result.current;
  };
  return { current: () => hook.result.current, nextFrame, setTarget };
};

it('useGradually starts with the target', () => {
  expect(renderGradually(28, 21).current()).toBe(28);
});

it('useGradually approaches a higher target by maxStep per frame and stops there', () => {
  const { nextFrame, setTarget } = renderGradually(28, 21);
  nextFrame();
  expect(setTarget(35)).toBe(28);
  expect([nextFrame(), nextFrame(), nextFrame()]).toEqual([32, 35, 35]);
});

it('useGradually returns at least the minimum after a jump', () => {
  const { nextFrame, setTarget } = renderGradually(28, 21);
  nextFrame();
  expect(setTarget(714, 700)).toBe(700);
  expect([nextFrame(), nextFrame()]).toEqual([704, 708]);
});

it('useGradually decreases immediately and then grows from there', () => {
  const { nextFrame, setTarget } = renderGradually(28, 7);
  nextFrame();
  expect(setTarget(7)).toBe(7);
  nextFrame();
  expect(setTarget(14)).toBe(7);
  expect([nextFrame(), nextFrame()]).toEqual([11, 14]);
});
