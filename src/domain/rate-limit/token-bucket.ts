/** Rate limit: `capacity` calls at once, then one more every `refillMs` ms. */
export type BucketRule = { readonly capacity: number; readonly refillMs: number };

/** Remaining tokens (may be fractional) at time `at` in ms since 1970. */
export type Bucket = { readonly tokens: number; readonly at: number };

/** Result of a call: whether allowed, the bucket afterwards, and the wait in ms (0 if allowed). */
export type TokenResult = { readonly bucket: Bucket; readonly allowed: boolean; readonly retryAfterMs: number };

/** Tolerance for floating-point errors in sums of fractions. */
const EPSILON = 1e-6;

/** Takes one token. A null bucket is full; a clock that runs backwards adds no tokens. @param now ms since 1970. */
export const takeToken = (bucket: Bucket | null, { capacity, refillMs }: BucketRule, now: number): TokenResult => {
  const at = Math.max(now, bucket?.at ?? now);
  const tokens = bucket === null ? capacity : Math.min(capacity, bucket.tokens + (at - bucket.at) / refillMs);
  if (tokens >= 1 - EPSILON) return { bucket: { tokens: Math.max(0, tokens - 1), at }, allowed: true, retryAfterMs: 0 };
  return { bucket: { tokens, at }, allowed: false, retryAfterMs: Math.ceil((1 - tokens - EPSILON) * refillMs) };
};
