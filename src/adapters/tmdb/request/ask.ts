import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { Answer } from '#domain/answer';
import type { Clock } from '#domain/clock';
import { decode } from '#domain/decode';
import type { Failure } from '#domain/failure';
import type { Log } from '#domain/log';
import { addressOf, type Parameters } from './address';
import { attempt, type Fetch } from './attempt';
import { remembering } from './remembering';
import { retrying } from './retrying';
import { sharing } from './sharing';

export type Connection = {
  readonly fetch: Fetch;
  /** What stands before `/movie/603`: `https://api.themoviedb.org/3`, or a path of our own server. */
  readonly baseUrl: string;
  readonly clock: Clock;
  /** From 0 up to 1, for the jitter. */
  readonly random?: () => number;
  readonly log?: Log;
};

/** What is asked of TMDB: a path, its parameters, what the answer must be, and the plain word for it should it not exist. */
type Request<A> = { readonly path: string; readonly parameters: Parameters; readonly codec: t.Type<A, unknown>; readonly what: string };
export type Ask = <A>(request: Request<A>, signal?: AbortSignal) => Answer<A>;

const isWorthLogging = (failure: Failure): boolean => failure._tag === 'undecodable' || failure._tag === 'unavailable' || failure._tag === 'invalid';

/** Asks TMDB: from memory, else together with whoever asks the same, else with retries; what comes is decoded. */
export const asking = ({ fetch, baseUrl, clock, random = Math.random, log }: Connection): Ask => {
  const { reach, forget } = remembering(sharing(retrying(attempt(fetch, clock), random)), clock);
  return ({ path, parameters, codec, what }, signal) => async () => {
    const source = `tmdb ${path}`;
    const url = addressOf(baseUrl, path, parameters);
    const reply = await reach({ url, source, what }, signal);
    const answer = E.isLeft(reply) ? reply : decode(codec, source)(reply.right);
    if (E.isLeft(answer)) forget(url);
    if (E.isLeft(answer) && isWorthLogging(answer.left)) log?.failure(source, answer.left);
    return answer;
  };
};
