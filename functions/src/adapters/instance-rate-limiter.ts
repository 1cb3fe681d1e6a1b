import { randomBytes } from 'node:crypto';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { rateLimited } from '#domain/shared/failure';
import { toIsoDate } from '#domain/shared/dates';
import { takeToken, type Bucket } from '#domain/rate-limit/token-bucket';
import type { RateLimiter } from '#domain/rate-limit/rate-limiter';

/** Rate limiter of this instance. @param maxBuckets maximum number of buckets; the least recently used one is dropped, which refills it. */
export const instanceRateLimiter = (maxBuckets = 10_000): RateLimiter => {
  const buckets = new Map<string, Bucket>();
  const secrets = new Map<string, string>();
  return {
    take: (key, rule, now, reserved) => () => {
      const { bucket, allowed, retryAfterMs, used } = takeToken(buckets.get(key) ?? null, rule, now, reserved);
      buckets.delete(key);
      buckets.set(key, bucket);
      const oldest = buckets.size > maxBuckets ? buckets.keys().next() : null;
      if (oldest?.value !== undefined) buckets.delete(oldest.value);
      return Promise.resolve(allowed ? E.right(used) : E.left(rateLimited(retryAfterMs)));
    },
    release: (key) => TE.fromIO(() => void buckets.delete(key)),
    secretOfDay: (now) =>
      TE.fromIO(() => {
        const day = toIsoDate(now);
        const secret = secrets.get(day) ?? randomBytes(32).toString('hex');
        secrets.set(day, secret);
        return secret;
      }),
  };
};
