import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { BucketRule } from '#domain/rate-limit/token-bucket';
import type { Caller } from '#domain/users/auth-admin';
import type { Endpoint } from './endpoint';
import {
  ANONYMOUS_TOTAL, anonymousNetworkBucketKey, lastHopBucketKey, networkKey, networkPrefix, type CallerAddresses,
} from './anonymous-rate-limit';
import type { HttpDeps } from './http-deps';

/** Users: 60 writes at once, one more per second. Anonymous callers: 20 writes at once, one more every 20 seconds. */
const USER_RULE: BucketRule = { capacity: 60, refillMs: 1000 };
const ANONYMOUS_RULE: BucketRule = { capacity: 20, refillMs: 20_000 };
/**
 * All anonymous callers behind one last hop: 100 writes at once, one more every 15 seconds. A direct caller with invented addresses has
 * one last hop, so one caller empties neither this bucket behind Hosting nor the one of all callers: each limit is wider than the one
 * before.
 */
const LAST_HOP_RULE: BucketRule = { capacity: 100, refillMs: 15_000 };
/**
 * All anonymous callers together: 200 writes at once, one more every 10 seconds. It allows the feedback of a busy day, 8,640 messages,
 * and a flood from many networks stays small enough to delete.
 */
const ANONYMOUS_TOTAL_RULE: BucketRule = { capacity: 200, refillMs: 10_000 };
/** Limits of one network, of one last hop and of all. */
type AnonymousRules = readonly [network: BucketRule, lastHop: BucketRule, total: BucketRule];
const ANONYMOUS_RULES: AnonymousRules = [ANONYMOUS_RULE, LAST_HOP_RULE, ANONYMOUS_TOTAL_RULE];
/**
 * Shared evenings: two people need some ten writes each, often from one network. Networks: 60 at once, one more every 5 seconds. Their
 * buckets are apart, so that busy evenings leave room for feedback, and a flood of evenings fills no other bucket.
 */
const EVENING_RULES: AnonymousRules = [
  { capacity: 60, refillMs: 5000 }, { capacity: 300, refillMs: 2000 }, { capacity: 600, refillMs: 1000 },
];
/** Users and networks: 120 reads at once, two more per second. */
const READ_RULE: BucketRule = { capacity: 120, refillMs: 500 };
/** All anonymous callers behind one last hop: 1,200 reads at once, 20 more per second. */
const LAST_HOP_READ_RULE: BucketRule = { capacity: 1200, refillMs: 50 };

/** TMDB: a page asks a dozen questions. Networks: 300 at once, four more per second; one last hop: ten times as many. */
const TMDB_RULE: BucketRule = { capacity: 300, refillMs: 250 };
const LAST_HOP_TMDB_RULE: BucketRule = { capacity: 3000, refillMs: 25 };

type ReadLimits = Pick<HttpDeps, 'readLimiter' | 'clock'>;

/**
 * Takes a token of the network and one of its last hop, from buckets of this instance.
 * @param purpose separates the buckets of several limits.
 */
const limitReads = (
  { readLimiter, clock }: ReadLimits,
  path: CallerAddresses, purpose: string,
  [rule, lastHopRule] = [READ_RULE, LAST_HOP_READ_RULE],
): Answer<void> =>
  pipe(
    readLimiter.take(`${purpose}-${networkKey(path)}`, rule, clock.now()),
    TE.flatMap(() => readLimiter.take(`${purpose}-hop-${networkPrefix(path.lastHop)}`, lastHopRule, clock.now())),
  );

/** Takes a token for a call that is passed on to TMDB. Answers that shared caches hold take none. */
export const limitTmdbCalls = (deps: ReadLimits, path: CallerAddresses): Answer<void> =>
  limitReads(deps, path, 'tmdb', [TMDB_RULE, LAST_HOP_TMDB_RULE]);

/** Takes a token for a call that could not be authenticated, from a bucket of its own for each network: members there are not affected. */
export const limitInvalidTokens = (deps: ReadLimits, path: CallerAddresses): Answer<void> => limitReads(deps, path, 'invalid-token');

/**
 * Takes a token for a call of a known user that ends with `forbidden`, from a bucket of its own: nobody else at that address is affected.
 */
export const limitForbiddenCalls =
  ({ readLimiter, clock }: ReadLimits) =>
  (uid: string): Answer<void> =>
    readLimiter.take(`forbidden-${uid}`, READ_RULE, clock.now());

/**
 * Takes a token. Writes use buckets shared by all instances: the user's, or that of the anonymous caller's network, then that of its last
 * hop, then the one of all anonymous callers, so that one caller cannot empty the latter. Reads use buckets of this instance.
 */
export const enforceRateLimit = (
  deps: Pick<HttpDeps, 'rateLimiter' | 'readLimiter' | 'clock'>,
  { method, limit }: Pick<Endpoint, 'method' | 'limit'>,
  caller: Caller | null,
  path: CallerAddresses,
): Answer<void> => {
  const { rateLimiter, readLimiter, clock } = deps;
  const now = clock.now();
  if (method === 'GET') return caller === null ? limitReads(deps, path, 'read') : readLimiter.take(caller.uid, READ_RULE, now);
  if (caller !== null) return rateLimiter.take(caller.uid, USER_RULE, now);
  const [rule, lastHopRule, totalRule] = limit === 'evening' ? EVENING_RULES : ANONYMOUS_RULES;
  const take = (key: string, bucketRule: BucketRule): Answer<void> =>
    rateLimiter.take(limit === undefined ? key : `${limit}-${key}`, bucketRule, now);
  return pipe(
    take(anonymousNetworkBucketKey(path), rule),
    TE.flatMap(() => take(lastHopBucketKey(path), lastHopRule)),
    TE.flatMap(() => take(ANONYMOUS_TOTAL, totalRule)),
  );
};

/**
 * Counts an admin call of a caller who is not an admin. A bucket of this instance limits the writes; calls beyond it are not counted.
 * Succeeds even if the count cannot be stored.
 */
export const countRefusedAdminCall = ({
  readLimiter, refusedCalls, clock,
}: Pick<HttpDeps, 'readLimiter' | 'refusedCalls' | 'clock'>): Answer<void> =>
  pipe(
    readLimiter.take('refused-calls', READ_RULE, clock.now()),
    TE.flatMap(() => refusedCalls.add(clock.now())),
    TE.orElse((): Answer<void> => TE.right(undefined)),
  );
