import type { Clock } from '#domain/clock';
import type { Ground } from './ground';

/** What the rooms of the house work with. */
export type Means = {
  readonly ground: Ground;
  readonly clock: Clock;
  /** Which browser it is: each has a session of its own. */
  readonly browser: string;
  /** How many rounds new passwords are hashed; tests hurry. */
  readonly rounds?: number;
};
