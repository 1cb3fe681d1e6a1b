import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import type { Clock } from '#application/ports/clock';
import type { Failure } from '#domain/shared/failure';
import type { Log } from '#application/ports/log';
import { buildUrl, type QueryParams } from './request-url';
import { fetchOnce, type Fetch, type TmdbRequest } from './fetch-once';
import { withRetry } from './with-retry';
import { decodeReadable } from '#adapters/tmdb/codecs/decode-readable';
import { withDeduplication } from './with-deduplication';

export type TmdbClientOptions = {
  readonly fetch: Fetch;
  /** URL before `/movie/603`: `https://api.themoviedb.org/3`, or a path of the app's server. */
  readonly baseUrl: string;
  readonly clock: Clock;
  /** Returns a number from 0 (inclusive) to 1 (exclusive) for the jitter. */
  readonly random?: () => number;
  readonly log?: Log;
};

/** A request to TMDB: path, parameters, codec of the response, and name of the resource for `not-found`. */
type Request<A> = Pick<TmdbRequest, 'what' | 'purpose'> & {
  readonly path: string; readonly parameters: QueryParams; readonly codec: t.Type<A, unknown>;
};
export type TmdbClient = <A>(request: Request<A>, signal?: AbortSignal) => Answer<A>;

const shouldLog = (failure: Failure): boolean =>
  failure._tag === 'invalid-data' || failure._tag === 'unavailable' || failure._tag === 'invalid';

/**
 * Creates a client that sends requests with deduplication and retries, and decodes the responses. Caches nothing: the caches above it
 * share one maximum age. Damaged rows and optional parts are left out. Logs them and unexpected failures.
 */
export const createTmdbClient = ({ fetch, baseUrl, clock, random = Math.random, log }: TmdbClientOptions): TmdbClient => {
  const send = withDeduplication(withRetry(fetchOnce(fetch, clock), random));
  return ({ path, parameters, codec, ...rest }, signal) =>
    async () => {
      const source = `tmdb ${path}`;
      const response = await send({ url: buildUrl(baseUrl, path, parameters), source, ...rest }, signal);
      const result = E.isLeft(response)
        ? response
        : decodeReadable(codec, source, (damaged) => log?.failure(source, damaged))(response.right);
      if (E.isLeft(result) && shouldLog(result.left)) log?.failure(source, result.left);
      return result;
    };
};
