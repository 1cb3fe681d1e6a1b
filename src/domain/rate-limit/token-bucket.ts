/** How often something may be done: `capacity` at once, then one more every `refillMs`. */
export type BucketRule = { readonly capacity: number; readonly refillMs: number };

/** What is left, in tokens (fractions too), as of an instant in ms since 1970. */
export type Bucket = { readonly tokens: number; readonly at: number };

/** Whether it may be done, what is left after it, and else in how many ms it may be. */
export type TokenResult = { readonly bucket: Bucket; readonly allowed: boolean; readonly retryAfterMs: number };

/** Sums of fractions miss whole numbers by less than this. */
const DUST = 1e-6;

/** Takes one token. A bucket that nobody has used is full; a clock that runs backwards gives nothing. */
export const takeToken = (bucket: Bucket | null, { capacity, refillMs }: BucketRule, now: number): TokenResult => {
  const at = Math.max(now, bucket?.at ?? now);
  const tokens = bucket === null ? capacity : Math.min(capacity, bucket.tokens + (at - bucket.at) / refillMs);
  if (tokens >= 1 - DUST) return { bucket: { tokens: Math.max(0, tokens - 1), at }, allowed: true, retryAfterMs: 0 };
  return { bucket: { tokens, at }, allowed: false, retryAfterMs: Math.ceil((1 - tokens - DUST) * refillMs) };
};
