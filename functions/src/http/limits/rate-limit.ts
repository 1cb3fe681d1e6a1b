import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { zip } from 'fp-ts/ReadonlyArray';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { RateLimiter } from '#domain/rate-limit/rate-limiter';
import type { BucketRule } from '#domain/rate-limit/token-bucket';
import type { Caller } from '#domain/users/auth-admin';
import type { Endpoint } from '../endpoint';
import { anonymousKeys, networkKey, networkPrefix, type CallerAddresses } from './anonymous-rate-limit';
import type { HttpDeps } from '../http-deps';

/** Users: 60 writes at once, one more per second. */
const USER_RULE: BucketRule = { capacity: 60, refillMs: 1000 };

/** Limits of one network, of its block, of the last hop and of all. Each is many times as wide as the one before: see `takeFromEach`. */
type AnonymousRules = readonly [network: BucketRule, block: BucketRule, lastHop: BucketRule, total: BucketRule];
/**
 * Feedback. A network: 20 messages at once, 43 a day. All together: 2,000 at once and 14,400 a day, so that a flood from many networks
 * stays small enough to delete.
 */
const ANONYMOUS_RULES: AnonymousRules = [
  { capacity: 20, refillMs: 2_000_000 }, { capacity: 60, refillMs: 400_000 }, { capacity: 200, refillMs: 100_000 },
  { capacity: 2000, refillMs: 6000 },
];
/**
 * Shared evenings: one call to begin, one to join, in buckets of their own. A network: 15 evenings at once, 108 a day. All together: 43,200
 * a day, each at most 20 writes, whatever their members send (`replyToEvening`). Sign-ins with passkeys have the same rules, in buckets of
 * their own, for the call that makes a challenge.
 */
const OWN_RULES: AnonymousRules = [
  { capacity: 30, refillMs: 400_000 }, { capacity: 100, refillMs: 80_000 }, { capacity: 600, refillMs: 15_000 },
  { capacity: 6000, refillMs: 1000 },
];
/** Users and networks: 120 reads at once, two more per second. */
const READ_RULE: BucketRule = { capacity: 120, refillMs: 500 };
/** All anonymous callers behind one last hop: 1,200 reads at once, 20 more per second. */
const LAST_HOP_READ_RULE: BucketRule = { capacity: 1200, refillMs: 50 };

/** TMDB: a page sends a dozen requests. Networks: 300 at once, four more per second; one last hop: ten times as many. */
const TMDB_RULE: BucketRule = { capacity: 300, refillMs: 250 };
const LAST_HOP_TMDB_RULE: BucketRule = { capacity: 3000, refillMs: 25 };

type ReadLimits = Pick<HttpDeps, 'readLimiter' | 'clock'>;

type LimitedBucket = readonly [key: string, rule: BucketRule];

/**
 * Takes a token from each bucket, from that of the narrowest circle of callers to that of the widest. Who has used a share of a narrow
 * bucket leaves the same share of the wider ones to others, apart from one narrow bucket's worth, so that a flood cannot empty what
 * somebody needs who has sent little. A flood that lasts gets what its own narrow buckets refill: a wide bucket refills as fast as ten
 * narrow ones or more, so it takes more senders than that to shut out others.
 */
const takeFromEach = (limiter: Pick<RateLimiter, 'take'>, buckets: ReadonlyArray<LimitedBucket>, now: number): Answer<void> => async () => {
  const taken: { readonly used: number; readonly capacity: number }[] = [];
  for (const [key, rule] of buckets) {
    const { capacity } = rule;
    const reserved = Math.max(0, ...taken.map((narrow) => narrow.used * (1 - narrow.capacity / capacity)));
    const used = await limiter.take(key, rule, now, reserved)();
    if (E.isLeft(used)) return used;
    taken.push({ used: used.right, capacity });
  }
  return E.right(undefined);
};

/**
 * Takes a token of the network and one of its last hop, from buckets of this instance.
 * @param purpose separates the buckets of several limits.
 */
const limitReads = (
  { readLimiter, clock }: ReadLimits,
  path: CallerAddresses, purpose: string,
  [rule, lastHopRule] = [READ_RULE, LAST_HOP_READ_RULE],
): Answer<void> =>
  takeFromEach(
    readLimiter,
    [[`${purpose}-${networkKey(path)}`, rule], [`${purpose}-hop-${networkPrefix(path.lastHop)}`, lastHopRule]],
    clock.now(),
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
    pipe(readLimiter.take(`forbidden-${uid}`, READ_RULE, clock.now()), TE.asUnit);

/**
 * Takes a token. Writes use buckets shared by all instances: the user's, or those of an anonymous caller's network, block, last hop and of
 * all anonymous callers. Reads, and writes that are limited like them, use buckets of this instance.
 */
export const enforceRateLimit = (
  deps: Pick<HttpDeps, 'rateLimiter' | 'readLimiter' | 'clock'>,
  { method, limit }: Pick<Endpoint, 'method' | 'limit'>,
  caller: Caller | null,
  path: CallerAddresses,
): Answer<void> => {
  const { rateLimiter, readLimiter, clock } = deps;
  const now = clock.now();
  if (caller !== null)
    return pipe(method === 'GET' ? readLimiter.take(caller.uid, READ_RULE, now) : rateLimiter.take(caller.uid, USER_RULE, now), TE.asUnit);
  if (method === 'GET' || limit === 'as-reading') return limitReads(deps, path, 'read');
  const rules = limit === undefined ? ANONYMOUS_RULES : OWN_RULES;
  return pipe(
    rateLimiter.secretOfDay(now),
    TE.flatMap((secret) => {
      const keys = anonymousKeys(path, secret);
      return takeFromEach(rateLimiter, zip(rules)(keys.map((key) => (limit === undefined ? key : `${limit}-${key}`))), now);
    }),
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
