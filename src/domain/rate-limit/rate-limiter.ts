import type { Answer } from '../shared/answer';
import type { BucketRule } from './token-bucket';

/** Buckets that all instances of the server share. */
export interface RateLimiter {
  /** Takes one token from the bucket of that name. `rate-limited`, with the time to wait, when it is empty. */
  readonly take: (key: string, rule: BucketRule, now: number) => Answer<void>;
  /** Removes a bucket; that there is none is fine. */
  readonly release: (key: string) => Answer<void>;
}
