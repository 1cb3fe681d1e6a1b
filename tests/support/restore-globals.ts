import { afterAll, vi } from 'vitest';

/** Files share one worker: each leaves clock, globals and functions as it found them. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
