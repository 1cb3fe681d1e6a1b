import * as E from 'fp-ts/Either';
import { aborted, timedOut, type Failure } from '#domain/shared/failure';
import type { TmdbRequest, TmdbResponse } from './fetch-once';

/** Waits `ms` milliseconds and resolves to true. Resolves to false as soon as the signal aborts. */
const delay = (ms: number, signal?: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    if (signal?.aborted === true) return resolve(false);
    const onAbort = (): void => { clearTimeout(timer); resolve(false); };
    const timer = setTimeout(() => { signal?.removeEventListener('abort', onAbort); resolve(true); }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });

/** Attempts after the first. */
const MAX_RETRIES = 2;
/** Milliseconds before the first retry, doubled for each further one, before jitter. */
export const BACK_OFF_MS = 400;
/** Maximum wait in milliseconds. A longer `Retry-After` is returned as `rate-limited`, so that users see an error instead of waiting. */
export const MAX_WAIT_MS = 10_000;

/** Returns the delay in milliseconds: half fixed, half random (jitter), so that clients disconnected together do not retry together. */
const backOff = (retry: number, random: () => number): number => BACK_OFF_MS * 2 ** retry * (0.5 + random() / 2);

/** Returns the milliseconds before the next retry, or null for no retry. Time-outs are not retried: the user has waited long enough. */
const retryDelay = (failure: Failure, retry: number, random: () => number): number | null => {
  if (retry >= MAX_RETRIES || failure === timedOut) return null;
  if (failure._tag === 'rate-limited') {
    if (failure.retryAfterMs === null) return backOff(retry, random);
    return failure.retryAfterMs <= MAX_WAIT_MS ? failure.retryAfterMs : null;
  }
  const isServerError = failure._tag === 'unavailable' && (failure.status === null || failure.status >= 500);
  return isServerError ? backOff(retry, random) : null;
};

type SendRequest = (request: TmdbRequest, signal?: AbortSignal) => Promise<TmdbResponse>;

/** Retries after transient errors: 429, 5xx and network errors. Returns `aborted` as soon as the signal aborts during a wait. */
export const withRetry = (send: SendRequest, random: () => number): SendRequest => async (request, signal) => {
  for (let retry = 0; ; retry += 1) {
    const response = await send(request, signal);
    const delayMs = E.isLeft(response) ? retryDelay(response.left, retry, random) : null;
    if (delayMs === null) return response;
    if (!(await delay(delayMs, signal))) return E.left(aborted);
  }
};
