import { afterAll, vi } from 'vitest';

/** Restores clock, globals and mocks after each test file, because files share one worker. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
