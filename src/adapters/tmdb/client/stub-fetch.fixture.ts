import type { Fetch } from './fetch-once';

/** One thing that happens to a call: an answer, silence, or nothing at all until the call is given up. */
export type FetchOutcome =
  | { readonly status: number; readonly body: unknown; readonly headers?: Record<string, string>; readonly afterMs?: number }
  | 'broken'
  | 'hanging';

export type StubbedFetch = {
  readonly fetch: Fetch;
  readonly calls: string[];
  readonly signals: AbortSignal[];
  readonly headers: Record<string, string>[];
};

export const okResponse = (body: unknown, afterMs = 0): FetchOutcome => ({ status: 200, body, afterMs });
export const errorResponse = (status: number, headers: Record<string, string> = {}): FetchOutcome => ({ status, body: {}, headers });

const later = (ms: number, signal: AbortSignal, happen: (resolve: (response: Response) => void) => void): Promise<Response> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new DOMException('aborted', 'AbortError'));
    const timer = ms === Number.POSITIVE_INFINITY ? undefined : setTimeout(() => { happen(resolve); }, ms);
    signal.addEventListener('abort', () => { clearTimeout(timer); reject(new DOMException('aborted', 'AbortError')); });
  });

/** A fetch to which these things happen, one a call; the last one again and again. It honours its signal, as fetch does. */
export const stubFetch = (...script: ReadonlyArray<FetchOutcome>): StubbedFetch => {
  const [calls, signals, headers]: [string[], AbortSignal[], Record<string, string>[]] = [[], [], []];
  const fetch: Fetch = (url, init) => {
    const next = script[Math.min(calls.length, script.length - 1)];
    calls.push(url);
    signals.push(init.signal);
    headers.push({ ...init.headers });
    if (next === undefined || next === 'broken') return Promise.reject(new TypeError('fetch failed'));
    if (next === 'hanging') return later(Number.POSITIVE_INFINITY, init.signal, () => undefined);
    const text = typeof next.body === 'string' ? next.body : JSON.stringify(next.body);
    const response = (): Response => new Response(text, { status: next.status, ...(next.headers === undefined ? {} : { headers: next.headers }) });
    return later(next.afterMs ?? 0, init.signal, (resolve) => { resolve(response()); });
  };
  return { fetch, calls, signals, headers };
};
