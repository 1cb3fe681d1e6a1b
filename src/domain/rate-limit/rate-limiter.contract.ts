import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { rateLimited } from '#domain/shared/failure';
import type { RateLimiter } from './rate-limiter';

const rule = { capacity: 2, refillMs: 1000 };

/** @param make creates an unused rate limiter and a unique prefix for keys. */
export const keepsRateLimiterContract = (
  name: string,
  make: () => { readonly rateLimiter: RateLimiter; readonly prefix: string },
): void => {
  describe(`${name}: RateLimiter contract`, () => {
    it('take succeeds up to the capacity of each key, then fails with the wait', async () => {
      const { rateLimiter, prefix } = make();
      const take = (key: string, now: number) => rateLimiter.take(prefix + key, rule, now)();
      expect([await take('a', 5000), await take('a', 5000), await take('a', 5000), await take('b', 5000)]).toEqual([
        E.right(0),
        E.right(0.5),
        E.left(rateLimited(1000)),
        E.right(0),
      ]);
      expect([await take('a', 5600), await take('a', 6000)]).toEqual([E.left(rateLimited(400)), E.right(0.5)]);
    });

    it('take leaves the reserved share to others', async () => {
      const { rateLimiter, prefix } = make();
      const take = (reserved: number) => rateLimiter.take(`${prefix}e`, rule, 5000, reserved)();
      expect([await take(1), await take(1), await take(0)]).toEqual([E.right(0), E.left(rateLimited(1000)), E.right(0.5)]);
    });

    it('secretOfDay returns one text a day', async () => {
      const { rateLimiter } = make();
      const secretAt = (at: string) => rateLimiter.secretOfDay(Date.parse(at))();
      const morning = await secretAt('2031-05-04T00:00:00Z');
      expect(morning).toEqual(E.right(expect.stringMatching(/^[0-9a-f]{64}$/)));
      expect(await secretAt('2031-05-04T23:59:59Z')).toEqual(morning);
      expect(await secretAt('2031-05-05T00:00:00Z')).not.toEqual(morning);
    });

    it('take never exceeds the capacity with concurrent calls', async () => {
      const { rateLimiter, prefix } = make();
      const results = await Promise.all([1, 2, 3, 4, 5].map(() => rateLimiter.take(`${prefix}c`, rule, 5000)()));
      expect(results.filter(E.isRight)).toHaveLength(2);
    });

    it('release refills a bucket and succeeds without a bucket', async () => {
      const { rateLimiter, prefix } = make();
      const key = `${prefix}d`;
      for (let call = 0; call < 3; call += 1) await rateLimiter.take(key, rule, 5000)();
      expect([await rateLimiter.release(key)(), await rateLimiter.release(key)(), await rateLimiter.take(key, rule, 5000)()]).toEqual([
        E.right(undefined),
        E.right(undefined),
        E.right(0),
      ]);
    });
  });
};
