import * as TE from 'fp-ts/TaskEither';
import { rateLimited } from '#domain/shared/failure';
import { takeToken, type Bucket } from '#domain/rate-limit/token-bucket';
import type { RateLimiter } from '#domain/rate-limit/rate-limiter';

/** Rate limiter of this instance. @param maxBuckets maximum number of buckets; the least recently used one is dropped, which refills it. */
export const instanceRateLimiter = (maxBuckets = 10_000): RateLimiter => {
  const buckets = new Map<string, Bucket>();
  return {
    take: (key, rule, now) => () => {
      const { bucket, allowed, retryAfterMs } = takeToken(buckets.get(key) ?? null, rule, now);
      buckets.delete(key);
      buckets.set(key, bucket);
      const oldest = buckets.size > maxBuckets ? buckets.keys().next() : null;
      if (oldest?.value !== undefined) buckets.delete(oldest.value);
      return allowed ? TE.right(undefined)() : TE.left(rateLimited(retryAfterMs))();
    },
    release: (key) => TE.fromIO(() => void buckets.delete(key)),
  };
};
