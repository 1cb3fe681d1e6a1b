import { vi } from 'vitest';

/** Ends what hangs: on a busy machine an expected change may take many times the second that Vitest allows by default. */
const LIMIT_MS = 30_000;

type Waiting = typeof vi & { hasLimit?: boolean };

/** Gives `vi.waitFor` another default limit. Vitest has no setting for it, and files share one `vi`. */
const extendLimit = (shared: Waiting): void => {
  if (shared.hasLimit === true) return;
  shared.hasLimit = true;
  const { waitFor } = shared;
  shared.waitFor = (callback, options) => waitFor(callback, typeof options === 'number' ? options : { timeout: LIMIT_MS, ...options });
};

extendLimit(vi);
