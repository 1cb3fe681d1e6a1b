import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { BucketRule } from '#domain/rate-limit/token-bucket';
import type { Caller } from '#domain/users/auth-admin';
import type { EndpointMethod } from './endpoint';
import { ANONYMOUS_TOTAL, anonymousBucket, networkPrefix } from './anonymous-rate-limit';
import type { ServerDeps } from '../server-deps';

/** A member may write 60 times at once and once more every second; a stranger 20 times, and once more every 20 seconds. */
const MEMBERS: BucketRule = { capacity: 60, refillMs: 1000 };
const STRANGERS: BucketRule = { capacity: 20, refillMs: 20_000 };
/**
 * All strangers together 200 times, and once more every 10 seconds: an address is what its caller says it is (the platform believes
 * the first one of `X-Forwarded-For`), so only this holds whoever changes it. That is the feedback of a busy day, 8,640 messages, and
 * of a flood no more than can be thrown away again.
 */
const HOUSE: BucketRule = { capacity: 200, refillMs: 10_000 };
/** Whoever it is may read 120 times at once, and twice more every second. */
const READERS: BucketRule = { capacity: 120, refillMs: 500 };

/**
 * Takes a token: for what writes from buckets that all instances share, one a member; a stranger's own comes before that of all
 * strangers, so that nobody empties the house's from one place. For what reads it comes from this instance's own.
 */
export const enforceRateLimit = (
  { rateLimiter, readLimiter, clock }: Pick<ServerDeps, 'rateLimiter' | 'readLimiter' | 'clock'>,
  method: EndpointMethod,
  by: Caller | null,
  address: string,
): Answer<void> => {
  const now = clock.now();
  if (method === 'GET') return readLimiter.take(by?.uid ?? networkPrefix(address), READERS, now);
  if (by !== null) return rateLimiter.take(by.uid, MEMBERS, now);
  return pipe(
    rateLimiter.take(anonymousBucket(address), STRANGERS, now),
    TE.flatMap(() => rateLimiter.take(ANONYMOUS_TOTAL, HOUSE, now)),
  );
};
