import { vi } from 'vitest';

/** Time limit in ms that ends hanging waits; on a busy machine a change may take many times Vitest's default of one second. */
const LIMIT_MS = 30_000;

type ExtendedVi = typeof vi & { hasLimit?: boolean };

/** Replaces the default timeout of `vi.waitFor`. Vitest has no setting for this default, and test files share one `vi`. */
const extendLimit = (shared: ExtendedVi): void => {
  if (shared.hasLimit === true) return;
  shared.hasLimit = true;
  const { waitFor } = shared;
  shared.waitFor = (callback, options) => waitFor(callback, typeof options === 'number' ? options : { timeout: LIMIT_MS, ...options });
};

extendLimit(vi);
