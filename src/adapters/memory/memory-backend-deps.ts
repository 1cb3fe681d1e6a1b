import type { Clock } from '#domain/shared/clock';
import type { StateStorage } from './storage/state-storage';

/** What the rooms of the house work with. */
export type MemoryBackendDeps = {
  readonly storage: StateStorage;
  readonly clock: Clock;
  /** Which browser it is: each has a session of its own. */
  readonly browserId: string;
  /** How many rounds new passwords are hashed; tests hurry. */
  readonly hashRounds?: number;
};
