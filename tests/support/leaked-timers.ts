import { afterAll, expect } from 'vitest';

/** A timer of so many ms or more can outlive its file; shorter ones are over before the next one begins. */
const LONG_MS = 1000;

type Left = Map<unknown, string>;
const held = globalThis as typeof globalThis & { leftTimers?: Left };

/** Every long timer that our own code set and that neither rang nor was cleared, with where it was set. */
const watched = (): Left => {
  const left: Left = new Map();
  const { setTimeout: begin, clearTimeout: end } = globalThis;
  const watching = (act: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): ReturnType<typeof begin> => {
    const timer = begin(() => { left.delete(timer); act(...given); }, ms);
    const setBy = new Error().stack?.split('\n').find((line) => /\/src\/(?!.*\.(?:test|contract)\.)/.test(line));
    if (ms >= LONG_MS && setBy !== undefined) left.set(timer, setBy.trim());
    return timer;
  };
  globalThis.setTimeout = Object.assign(watching, begin);
  globalThis.clearTimeout = (timer) => { left.delete(timer); end(timer); };
  return left;
};

/** Files share one worker, so that a timer which goes on after its file would ring in the midst of another's clock. */
const left = (held.leftTimers ??= watched());

afterAll(() => {
  const found = [...left.values()];
  left.clear();
  expect(found, 'timers that this file left behind').toEqual([]);
});
