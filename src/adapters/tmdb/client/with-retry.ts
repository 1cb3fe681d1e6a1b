import * as E from 'fp-ts/Either';
import { aborted, timedOut, type Failure } from '#domain/shared/failure';
import type { TmdbRequest, TmdbResponse } from './fetch-once';
import { delay } from './delay';

/** Attempts after the first. */
const MOST_RETRIES = 2;
/** Milliseconds before the first retry, doubled for each further one, before jitter. */
export const BACK_OFF_MS = 400;
/** A `Retry-After` beyond this is passed on as `rate-limited`: a person should be told rather than kept waiting. */
export const MAX_WAIT_MS = 10_000;

/** Half of the pause is fixed and half is chance, so that many readers cut off together do not come back together. */
const backOff = (retry: number, random: () => number): number => BACK_OFF_MS * 2 ** retry * (0.5 + random() / 2);

/** How long to wait before asking again; null when asking again is no use, as after a time-out: whoever waits has waited long enough. */
const waitBefore = (failure: Failure, retry: number, random: () => number): number | null => {
  if (retry >= MOST_RETRIES || failure === timedOut) return null;
  if (failure._tag === 'rate-limited') {
    if (failure.retryAfterMs === null) return backOff(retry, random);
    return failure.retryAfterMs <= MAX_WAIT_MS ? failure.retryAfterMs : null;
  }
  const isTheirs = failure._tag === 'unavailable' && (failure.status === null || failure.status >= 500);
  return isTheirs ? backOff(retry, random) : null;
};

type Ask = (question: TmdbRequest, signal?: AbortSignal) => Promise<TmdbResponse>;

/** Asks again after faults that pass: 429, 5xx and a broken connection. Waiting ends at once when the asker loses interest. */
export const withRetry = (ask: Ask, random: () => number): Ask => async (question, signal) => {
  for (let retry = 0; ; retry += 1) {
    const reply = await ask(question, signal);
    const wait = E.isLeft(reply) ? waitBefore(reply.left, retry, random) : null;
    if (wait === null) return reply;
    if (!(await delay(wait, signal))) return E.left(aborted);
  }
};
