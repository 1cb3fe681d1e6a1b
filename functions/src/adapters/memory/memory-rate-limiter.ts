import * as TE from 'fp-ts/TaskEither';
import { rateLimited } from '#domain/shared/failure';
import { takeToken, type Bucket } from '#domain/rate-limit/token-bucket';
import type { RateLimiter } from '#domain/rate-limit/rate-limiter';

/** Buckets of this instance alone. @param most how many are remembered; the longest unused is forgotten first, which fills it. */
export const memoryRateLimiter = (most = 10_000): RateLimiter => {
  const buckets = new Map<string, Bucket>();
  return {
    take: (key, rule, now) => () => {
      const { bucket, allowed, retryAfterMs } = takeToken(buckets.get(key) ?? null, rule, now);
      buckets.delete(key);
      buckets.set(key, bucket);
      const oldest = buckets.size > most ? buckets.keys().next() : null;
      if (oldest?.value !== undefined) buckets.delete(oldest.value);
      return allowed ? TE.right(undefined)() : TE.left(rateLimited(retryAfterMs))();
    },
    release: (key) => TE.fromIO(() => void buckets.delete(key)),
  };
};
