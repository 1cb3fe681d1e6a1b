import { afterAll, expect } from 'vitest';

/** Minimum delay in ms of reported timers; shorter timers end before the next test file starts. */
const LONG_MS = 1000;

type PendingTimers = Map<unknown, string>;
const shared = globalThis as typeof globalThis & { leftTimers?: PendingTimers };

/** Patches `setTimeout` and `clearTimeout`; returns the pending long timers set by code in src, each with the stack line that set it. */
const patchTimers = (): PendingTimers => {
  const pending: PendingTimers = new Map();
  const { setTimeout: begin, clearTimeout: end } = globalThis;
  const trackedSetTimeout = (callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): ReturnType<typeof begin> => {
    const timer = begin(() => { pending.delete(timer); callback(...args); }, ms);
    const setBy = new Error().stack?.split('\n').find((line) => /\/src\/(?!.*\.(?:test|contract)\.)/.test(line));
    if (ms >= LONG_MS && setBy !== undefined) pending.set(timer, setBy.trim());
    return timer;
  };
  globalThis.setTimeout = Object.assign(trackedSetTimeout, begin);
  globalThis.clearTimeout = (timer) => { pending.delete(timer); end(timer); };
  return pending;
};

/** Pending timers of the worker. Files share one worker, so a leaked timer would fire during another file's tests. */
const pending = (shared.leftTimers ??= patchTimers());

afterAll(() => {
  const leaked = [...pending.values()];
  pending.clear();
  expect(leaked, 'timers that this file left behind').toEqual([]);
});
