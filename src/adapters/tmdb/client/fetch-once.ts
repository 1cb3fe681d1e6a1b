import * as E from 'fp-ts/Either';
import type { Purpose } from '#domain/catalogue/catalogue';
import type { Clock } from '#application/ports/clock';
import { networkFailure, timedOut, invalidData, type Failure } from '#domain/shared/failure';
import { TimeoutError, withTimeout } from '#domain/shared/with-timeout';
import { parseRetryAfterMs } from '#domain/rate-limit/retry-after';
import { toTmdbFailure } from './tmdb-errors';

export type Fetch = (
  url: string,
  init: { readonly signal: AbortSignal; readonly headers: Readonly<Record<string, string>>; readonly cache: 'no-cache' | 'default' },
) => Promise<Response>;

/** A request: its URL, its name in logs (`source`: "tmdb /movie/603") and the resource in failures (`what`: "title"). */
export type TmdbRequest = {
  readonly url: string; readonly source: string; readonly what: string; readonly purpose?: Purpose | undefined;
};
export type TmdbResponse = E.Either<Failure, unknown>;

/** Time-out for one attempt in milliseconds, body included. */
const TIME_OUT_MS = 10_000;

const parseJson = (text: string, source: string): TmdbResponse => {
  try {
    return E.right(JSON.parse(text) as unknown);
  } catch {
    return E.left(invalidData(source, '(whole)', 'JSON'));
  }
};

const errorBodyOf = (text: string): unknown => {
  const body = parseJson(text, '');
  return E.isRight(body) ? body.right : null;
};

/** Sends a request once. Never rejects: time-outs, network errors, error statuses and invalid JSON are returned as failures. */
export const fetchOnce =
  (fetch: Fetch, clock: Clock) =>
  async ({ url, source, what, purpose }: TmdbRequest, signal?: AbortSignal): Promise<TmdbResponse> => {
    const send = async (limited: AbortSignal): Promise<TmdbResponse> => {
      // TMDB lets browsers keep a response for hours; "no-cache" asks the server whether it has changed. What is looked up may be as old.
      // The site's worker recognises a look-up by its mode: a header would cost a request more on another host.
      const cache = purpose === undefined ? 'no-cache' : 'default';
      const response = await fetch(url, { signal: limited, headers: { accept: 'application/json' }, cache });
      const text = await response.text();
      if (response.ok) return parseJson(text, source);
      return E.left(
        toTmdbFailure(response.status, errorBodyOf(text), parseRetryAfterMs(response.headers.get('retry-after'), clock.now()), what),
      );
    };
    try {
      return await withTimeout(TIME_OUT_MS, send, signal);
    } catch (error) {
      return E.left(error instanceof TimeoutError ? timedOut : networkFailure(signal, globalThis.navigator));
    }
  };
