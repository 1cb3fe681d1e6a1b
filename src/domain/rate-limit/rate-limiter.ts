import type { Answer } from '#domain/shared/answer';
import type { BucketRule } from './token-bucket';

/** Token buckets shared by all server instances. */
export interface RateLimiter {
  /**
   * Takes one token from a bucket. Fails with `rate-limited` and the wait in ms when no more than the reserved share is left.
   * @param now ms since 1970. @param reserved share that stays for others, 0 to 1; default 0.
   * @returns the share that was in use before.
   */
  readonly take: (key: string, rule: BucketRule, now: number, reserved?: number) => Answer<number>;
  /** Deletes a bucket, which refills it; succeeds if there is none. */
  readonly release: (key: string) => Answer<void>;
  /**
   * Returns a random text that keys of callers are hashed with: the same for all instances on one UTC day, and deleted afterwards, so that
   * nobody can try addresses until one has the key of a bucket. @param now ms since 1970.
   */
  readonly secretOfDay: (now: number) => Answer<string>;
}
