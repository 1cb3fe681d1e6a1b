import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** How often the test was tried again. */
    retries?: number;
  }
}

/** Records retries for `scripts/test/summary.mjs`: Vitest's JSON report has no count of them, but it has what a test keeps in `meta`. */
afterEach(({ task }) => {
  const { retryCount = 0 } = task.result ?? {};
  if (retryCount > 0) task.meta.retries = retryCount;
});
