import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Number of retries of the test. */
    retries?: number;
  }
}

/** Records retries for `scripts/test/summary.mjs`: Vitest's JSON report has no retry count, but includes a test's `meta`. */
afterEach(({ task }) => {
  const { retryCount = 0 } = task.result ?? {};
  if (retryCount > 0) task.meta.retries = retryCount;
});
