import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { BucketRule } from '#domain/rate-limit/token-bucket';
import type { Caller } from '#domain/users/auth-admin';
import type { EndpointMethod } from './endpoint';
import { ANONYMOUS_TOTAL, anonymousBucket, networkPrefix } from './anonymous-rate-limit';
import type { HttpDeps } from './http-deps';

/** Users: 60 writes at once, one more per second. Anonymous callers: 20 writes at once, one more every 20 seconds. */
const USER_RULE: BucketRule = { capacity: 60, refillMs: 1000 };
const ANONYMOUS_RULE: BucketRule = { capacity: 20, refillMs: 20_000 };
/**
 * All anonymous callers together: 200 writes at once, one more every 10 seconds. The caller chooses the address (the platform trusts
 * the first one of `X-Forwarded-For`), so only this limit holds for callers with changing addresses. It allows the feedback of a busy
 * day, 8,640 messages, and a flood stays small enough to delete.
 */
const ANONYMOUS_TOTAL_RULE: BucketRule = { capacity: 200, refillMs: 10_000 };
/** All callers: 120 reads at once, two more per second. */
const READ_RULE: BucketRule = { capacity: 120, refillMs: 500 };

/** Takes a token for a call that could not be authenticated, from a bucket of its own for each network: members there are not affected. */
export const limitInvalidTokens = ({ readLimiter, clock }: Pick<HttpDeps, 'readLimiter' | 'clock'>, address: string): Answer<void> =>
  readLimiter.take(`invalid-token-${networkPrefix(address)}`, READ_RULE, clock.now());

/**
 * Takes a token. Writes use buckets shared by all instances: the user's, or the anonymous caller's and then the one of all anonymous
 * callers, so that one address cannot empty the latter. Reads use buckets of this instance.
 */
export const enforceRateLimit = (
  { rateLimiter, readLimiter, clock }: Pick<HttpDeps, 'rateLimiter' | 'readLimiter' | 'clock'>,
  method: EndpointMethod,
  caller: Caller | null,
  address: string,
): Answer<void> => {
  const now = clock.now();
  if (method === 'GET') return readLimiter.take(caller?.uid ?? networkPrefix(address), READ_RULE, now);
  if (caller !== null) return rateLimiter.take(caller.uid, USER_RULE, now);
  return pipe(
    rateLimiter.take(anonymousBucket(address), ANONYMOUS_RULE, now),
    TE.flatMap(() => rateLimiter.take(ANONYMOUS_TOTAL, ANONYMOUS_TOTAL_RULE, now)),
  );
};
