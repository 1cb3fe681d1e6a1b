import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeToken, type Bucket } from './token-bucket';

const rule = { capacity: 5, refillMs: 1000 };
const steps = fc.array(fc.integer({ min: 0, max: 4000 }), { maxLength: 60 });

describe('takeToken', () => {
  it('allows as many calls as the capacity, then returns the wait for the next token', () => {
    let bucket: Bucket | null = null;
    for (let call = 1; call <= 5; call += 1) {
      const taken = takeToken(bucket, rule, 0);
      expect(taken.allowed).toBe(true);
      bucket = taken.bucket;
    }
    expect(takeToken(bucket, rule, 0)).toMatchObject({ allowed: false, retryAfterMs: 1000 });
    expect(takeToken(bucket, rule, 999)).toMatchObject({ allowed: false, retryAfterMs: 1 });
    expect(takeToken(bucket, rule, 1000).allowed).toBe(true);
  });

  it('never allows more calls than the capacity plus refilled tokens', () => {
    fc.assert(
      fc.property(steps, (waits) => {
        let bucket: Bucket | null = null;
        let now = 0;
        let allowedCount = 0;
        for (const wait of waits) {
          now += wait;
          const taken = takeToken(bucket, rule, now);
          bucket = taken.bucket;
          allowedCount += taken.allowed ? 1 : 0;
          if (!taken.allowed) expect(takeToken(bucket, rule, now + taken.retryAfterMs).allowed).toBe(true);
        }
        expect(allowedCount).toBeLessThanOrEqual(rule.capacity + now / rule.refillMs);
      }),
    );
  });

  it('fills a bucket up to the capacity after a long wait', () => {
    expect(takeToken({ tokens: 0, at: 0 }, rule, 86_400_000).bucket.tokens).toBe(rule.capacity - 1);
  });

  it('leaves a reserved share to others and says which share was in use', () => {
    const used: number[] = [];
    let bucket: Bucket | null = null;
    for (const reserved of [0, 0.5, 0.5, 0.5, 0]) {
      const taken = takeToken(bucket, rule, 0, reserved);
      used.push(taken.allowed ? Math.round(taken.used * 10) : -1);
      bucket = taken.bucket;
    }
    expect(used).toEqual([0, 2, 4, -1, 6]);
  });

  it('adds no tokens when the clock runs backwards', () => {
    const { bucket } = takeToken({ tokens: 0, at: 5000 }, rule, 1000);
    expect(bucket).toEqual({ tokens: 0, at: 5000 });
  });
});
