import * as E from 'fp-ts/Either';
import { aborted } from '#domain/shared/failure';
import type { TmdbRequest, TmdbResponse } from './fetch-once';

type SendRequest = (request: TmdbRequest, signal?: AbortSignal) => Promise<TmdbResponse>;
type InFlight = { readonly response: Promise<TmdbResponse>; readonly abort: () => void; callers: number };

const waitForAbort = (signal: AbortSignal): { readonly abortedResponse: Promise<TmdbResponse>; readonly removeListener: () => void } => {
  let onAbort = (): void => undefined;
  const abortedResponse = new Promise<TmdbResponse>((resolve) => { onAbort = () => resolve(E.left(aborted)); });
  signal.addEventListener('abort', onAbort, { once: true });
  return { abortedResponse, removeListener: () => signal.removeEventListener('abort', onAbort) };
};

/**
 * Sends equal concurrent requests once. Each caller can abort with its own signal; the shared request is aborted only when the last
 * caller has aborted.
 */
export const withDeduplication = (send: SendRequest): SendRequest => {
  const inFlight = new Map<string, InFlight>();

  const start = (request: TmdbRequest): InFlight => {
    const controller = new AbortController();
    const response = send(request, controller.signal).finally(() => {
      if (inFlight.get(request.url) === entry) inFlight.delete(request.url);
    });
    const entry: InFlight = { response, abort: () => controller.abort(), callers: 0 };
    inFlight.set(request.url, entry);
    return entry;
  };

  const release = (url: string, entry: InFlight): void => {
    entry.callers -= 1;
    if (entry.callers > 0 || inFlight.get(url) !== entry) return;
    inFlight.delete(url);
    entry.abort();
  };

  return async (request, signal) => {
    if (signal?.aborted === true) return E.left(aborted);
    const entry = inFlight.get(request.url) ?? start(request);
    entry.callers += 1;
    if (signal === undefined) return entry.response.finally(() => release(request.url, entry));
    const { abortedResponse, removeListener } = waitForAbort(signal);
    return Promise.race([entry.response, abortedResponse]).finally(() => { removeListener(); release(request.url, entry); });
  };
};
