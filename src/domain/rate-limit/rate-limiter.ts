import type { Answer } from '#domain/shared/answer';
import type { BucketRule } from './token-bucket';

/** Token buckets shared by all server instances. */
export interface RateLimiter {
  /** Takes one token from a bucket. Fails with `rate-limited` and the wait in ms when empty. @param now ms since 1970. */
  readonly take: (key: string, rule: BucketRule, now: number) => Answer<void>;
  /** Deletes a bucket, which refills it; succeeds if there is none. */
  readonly release: (key: string) => Answer<void>;
}
