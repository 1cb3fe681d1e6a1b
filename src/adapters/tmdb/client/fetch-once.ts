import * as E from 'fp-ts/Either';
import type { Clock } from '#domain/shared/clock';
import { aborted, networkFailure, timedOut, invalidData, type Failure } from '#domain/shared/failure';
import { retryAfterMs } from '#domain/rate-limit/retry-after';
import { toTmdbFailure } from './tmdb-errors';

export type Fetch = (url: string, init: { readonly signal: AbortSignal; readonly headers: Readonly<Record<string, string>> }) => Promise<Response>;

/** What is asked: where, and how to call it in failures ("title") and in logs ("tmdb /movie/603"). */
export type TmdbRequest = { readonly url: string; readonly source: string; readonly what: string };
export type TmdbResponse = E.Either<Failure, unknown>;

/** Milliseconds that one attempt may take, body included. */
const TIME_OUT_MS = 10_000;

const jsonOf = (text: string, source: string): TmdbResponse => {
  try {
    return E.right(JSON.parse(text) as unknown);
  } catch {
    return E.left(invalidData(source, '(whole)', 'JSON'));
  }
};

const refusalBody = (text: string): unknown => {
  const body = jsonOf(text, '');
  return E.isRight(body) ? body.right : null;
};

/** Asks once. Never rejects: time-outs, silence, refusals and answers that are no JSON are all failures. */
export const fetchOnce = (fetch: Fetch, clock: Clock) => async ({ url, source, what }: TmdbRequest, signal?: AbortSignal): Promise<TmdbResponse> => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(timedOut), TIME_OUT_MS);
  const stop = (): void => limit.abort(aborted);
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted === true) stop();
  try {
    const response = await fetch(url, { signal: limit.signal, headers: { accept: 'application/json' } });
    const text = await response.text();
    if (response.ok) return jsonOf(text, source);
    return E.left(toTmdbFailure(response.status, refusalBody(text), retryAfterMs(response.headers.get('retry-after'), clock.now()), what));
  } catch {
    return E.left(limit.signal.reason === timedOut ? timedOut : networkFailure(signal, globalThis.navigator));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
};
