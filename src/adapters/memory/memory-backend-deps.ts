import type { Clock } from '#application/ports/clock';
import type { StateStorage } from './storage/state-storage';

/** Dependencies of the memory backend's repositories and services. */
export type MemoryBackendDeps = {
  readonly storage: StateStorage;
  readonly clock: Clock;
  /** Id of this browser; each browser has its own session. */
  readonly browserId: string;
  /** User agent of this browser; default: that of `navigator`. */
  readonly userAgent?: string;
  /** Whether rows without a title outlast the page, as the storage does. */
  readonly isKept?: boolean;
  /** PBKDF2 iterations for new passwords; lower in tests, for speed. */
  readonly hashRounds?: number;
};
