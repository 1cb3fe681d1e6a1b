import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import type { Clock } from '#domain/shared/clock';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import type { Log } from '#application/ports/log';
import { buildUrl, type QueryParams } from './request-url';
import { fetchOnce, type Fetch } from './fetch-once';
import { withCache } from './with-cache';
import { withRetry } from './with-retry';
import { withDeduplication } from './with-deduplication';

export type TmdbClientOptions = {
  readonly fetch: Fetch;
  /** What stands before `/movie/603`: `https://api.themoviedb.org/3`, or a path of our own server. */
  readonly baseUrl: string;
  readonly clock: Clock;
  /** From 0 up to 1, for the jitter. */
  readonly random?: () => number;
  readonly log?: Log;
};

/** What is asked of TMDB: a path, its parameters, what the answer must be, and the plain word for it should it not exist. */
type Request<A> = { readonly path: string; readonly parameters: QueryParams; readonly codec: t.Type<A, unknown>; readonly what: string };
export type TmdbClient = <A>(request: Request<A>, signal?: AbortSignal) => Answer<A>;

const isWorthLogging = (failure: Failure): boolean => failure._tag === 'invalid-data' || failure._tag === 'unavailable' || failure._tag === 'invalid';

/** Asks TMDB: from memory, else together with whoever asks the same, else with retries; what comes is decoded. */
export const createTmdbClient = ({ fetch, baseUrl, clock, random = Math.random, log }: TmdbClientOptions): TmdbClient => {
  const { reach, clear } = withCache(withDeduplication(withRetry(fetchOnce(fetch, clock), random)), clock);
  return ({ path, parameters, codec, what }, signal) => async () => {
    const source = `tmdb ${path}`;
    const url = buildUrl(baseUrl, path, parameters);
    const reply = await reach({ url, source, what }, signal);
    const answer = E.isLeft(reply) ? reply : decode(codec, source)(reply.right);
    if (E.isLeft(answer)) clear(url);
    if (E.isLeft(answer) && isWorthLogging(answer.left)) log?.failure(source, answer.left);
    return answer;
  };
};
