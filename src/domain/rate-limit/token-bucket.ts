/** Rate limit: `capacity` calls at once, then one more every `refillMs` ms. */
export type BucketRule = { readonly capacity: number; readonly refillMs: number };

/** Remaining tokens (may be fractional) at time `at` in ms since 1970. */
export type Bucket = { readonly tokens: number; readonly at: number };

/**
 * Result of a call: whether allowed, the bucket afterwards, the wait for the next token in ms (0 if allowed), and the share of the bucket,
 * 0 to 1, that was in use before the call.
 */
export type TokenResult = { readonly bucket: Bucket; readonly allowed: boolean; readonly retryAfterMs: number; readonly used: number };

/** Tolerance for floating-point errors in sums of fractions. */
const EPSILON = 1e-6;

/**
 * Takes one token. A null bucket is full; a clock that runs backwards adds no tokens. @param now ms since 1970.
 * @param reserved share of the bucket, 0 to 1, that stays for others: 1 takes a token only from a full bucket.
 */
export const takeToken = (bucket: Bucket | null, { capacity, refillMs }: BucketRule, now: number, reserved = 0): TokenResult => {
  const at = Math.max(now, bucket?.at ?? now);
  const tokens = bucket === null ? capacity : Math.min(capacity, bucket.tokens + (at - bucket.at) / refillMs);
  const needed = 1 + reserved * (capacity - 1);
  const used = 1 - tokens / capacity;
  if (tokens >= needed - EPSILON) return { bucket: { tokens: Math.max(0, tokens - 1), at }, allowed: true, retryAfterMs: 0, used };
  return { bucket: { tokens, at }, allowed: false, retryAfterMs: Math.ceil((Math.min(1, needed - tokens) - EPSILON) * refillMs), used };
};
