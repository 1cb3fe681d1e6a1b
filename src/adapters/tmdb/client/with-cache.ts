import * as E from 'fp-ts/Either';
import { aborted } from '#domain/shared/failure';
import type { Clock } from '#domain/shared/clock';
import type { TmdbRequest, TmdbResponse } from './fetch-once';

/** Maximum age of a cached response in milliseconds. TMDB's own caches are older. */
export const CACHE_AGE_MS = 5 * 60_000;
/** Maximum number of cached responses; the least recently used is evicted. */
export const CACHE_SIZE = 100;

type SendRequest = (request: TmdbRequest, signal?: AbortSignal) => Promise<TmdbResponse>;
type CacheEntry = { readonly response: TmdbResponse; readonly at: number };

export type ResponseCache = {
  readonly send: SendRequest;
  /** Removes a cached response that could not be decoded. */
  readonly clear: (url: string) => void;
};

/** Caches responses by URL. Failures are not cached, so that Retry sends a new request. */
export const withCache = (send: SendRequest, clock: Clock): ResponseCache => {
  const entries = new Map<string, CacheEntry>();

  const store = (url: string, entry: CacheEntry): void => {
    entries.delete(url);
    entries.set(url, entry);
    const [oldest] = entries.keys();
    if (entries.size > CACHE_SIZE && oldest !== undefined) entries.delete(oldest);
  };

  const reach: SendRequest = async (request, signal) => {
    if (signal?.aborted === true) return E.left(aborted);
    const cached = entries.get(request.url);
    if (cached !== undefined && clock.now() - cached.at < CACHE_AGE_MS) {
      store(request.url, cached);
      return cached.response;
    }
    const response = await send(request, signal);
    if (E.isRight(response)) store(request.url, { response, at: clock.now() });
    return response;
  };

  return { send: reach, clear: (url) => void entries.delete(url) };
};
