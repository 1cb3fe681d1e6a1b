import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { rateLimited } from '../shared/failure';
import type { RateLimiter } from './rate-limiter';

const rule = { capacity: 2, refillMs: 1000 };

/** @param make limits that nobody has used, and a prefix for keys that are nobody else's. */
export const keepsRateLimiterContract = (name: string, make: () => { readonly limits: RateLimiter; readonly prefix: string }): void => {
  describe(`${name} keeps the contract of limits`, () => {
    it('gives what a bucket holds, then says how long to wait, each key for itself', async () => {
      const { limits, prefix } = make();
      const take = (key: string, now: number) => limits.take(prefix + key, rule, now)();
      expect([await take('a', 5000), await take('a', 5000), await take('a', 5000), await take('b', 5000)]).toEqual([
        E.right(undefined),
        E.right(undefined),
        E.left(rateLimited(1000)),
        E.right(undefined),
      ]);
      expect([await take('a', 5600), await take('a', 6000)]).toEqual([E.left(rateLimited(400)), E.right(undefined)]);
    });

    it('gives no more to many who ask at the same time', async () => {
      const { limits, prefix } = make();
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => limits.take(`${prefix}c`, rule, 5000)()));
      expect(answers.filter(E.isRight)).toHaveLength(2);
    });

    it('forgets, which fills, and does not mind forgetting nothing', async () => {
      const { limits, prefix } = make();
      const key = `${prefix}d`;
      for (let call = 0; call < 3; call += 1) await limits.take(key, rule, 5000)();
      expect([await limits.release(key)(), await limits.release(key)(), await limits.take(key, rule, 5000)()]).toEqual([
        E.right(undefined),
        E.right(undefined),
        E.right(undefined),
      ]);
    });
  });
};
