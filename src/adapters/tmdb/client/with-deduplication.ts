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

const keyOf = ({ url, purpose }: TmdbRequest): string => (purpose ?? '') + url;

/**
 * Sends equal concurrent requests once. Each caller can abort with its own signal; the shared request is aborted only when the last
 * caller has aborted.
 */
export const withDeduplication = (send: SendRequest): SendRequest => {
  const inFlight = new Map<string, InFlight>();

  const start = (request: TmdbRequest): InFlight => {
    const [controller, key] = [new AbortController(), keyOf(request)];
    const response = send(request, controller.signal).finally(() => {
      if (inFlight.get(key) === entry) inFlight.delete(key);
    });
    const entry: InFlight = { response, abort: () => controller.abort(), callers: 0 };
    inFlight.set(key, entry);
    return entry;
  };

  const release = (key: string, entry: InFlight): void => {
    entry.callers -= 1;
    if (entry.callers > 0 || inFlight.get(key) !== entry) return;
    inFlight.delete(key);
    entry.abort();
  };

  return async (request, signal) => {
    if (signal?.aborted === true) return E.left(aborted);
    const key = keyOf(request);
    const entry = inFlight.get(key) ?? start(request);
    entry.callers += 1;
    if (signal === undefined) return entry.response.finally(() => release(key, entry));
    const { abortedResponse, removeListener } = waitForAbort(signal);
    return Promise.race([entry.response, abortedResponse]).finally(() => { removeListener(); release(key, entry); });
  };
};
