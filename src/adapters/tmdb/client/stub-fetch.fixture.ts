import type { Fetch } from './fetch-once';

/** Outcome of one call: a response, a network error (`broken`), or no response until the call is aborted (`hanging`). */
export type FetchOutcome =
  | { readonly status: number; readonly body: unknown; readonly headers?: Record<string, string>; readonly afterMs?: number }
  | 'broken'
  | 'hanging';

export type StubbedFetch = {
  readonly fetch: Fetch;
  readonly calls: string[];
  readonly signals: AbortSignal[];
  readonly headers: Record<string, string>[];
  readonly cacheModes: string[];
};

export const okResponse = (body: unknown, afterMs = 0): FetchOutcome => ({ status: 200, body, afterMs });
export const errorResponse = (status: number, headers: Record<string, string> = {}): FetchOutcome => ({ status, body: {}, headers });

const settleAfter = (ms: number, signal: AbortSignal, settle: (resolve: (response: Response) => void) => void): Promise<Response> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new DOMException('aborted', 'AbortError'));
    const timer = ms === Number.POSITIVE_INFINITY ? undefined : setTimeout(() => { settle(resolve); }, ms);
    signal.addEventListener('abort', () => { clearTimeout(timer); reject(new DOMException('aborted', 'AbortError')); });
  });

/** Creates a `fetch` stub with one outcome per call; the last outcome repeats. Rejects on abort, as `fetch` does. */
export const stubFetch = (...outcomes: ReadonlyArray<FetchOutcome>): StubbedFetch => {
  const [calls, signals, headers, cacheModes]: [string[], AbortSignal[], Record<string, string>[], string[]] = [[], [], [], []];
  const fetch: Fetch = (url, init) => {
    const outcome = outcomes[Math.min(calls.length, outcomes.length - 1)];
    calls.push(url);
    signals.push(init.signal);
    headers.push({ ...init.headers });
    cacheModes.push(init.cache);
    if (outcome === undefined || outcome === 'broken') return Promise.reject(new TypeError('fetch failed'));
    if (outcome === 'hanging') return settleAfter(Number.POSITIVE_INFINITY, init.signal, () => undefined);
    const text = typeof outcome.body === 'string' ? outcome.body : JSON.stringify(outcome.body);
    const response = (): Response =>
      new Response(text, { status: outcome.status, ...(outcome.headers === undefined ? {} : { headers: outcome.headers }) });
    return settleAfter(outcome.afterMs ?? 0, init.signal, (resolve) => {
      resolve(response());
    });
  };
  return { fetch, calls, signals, headers, cacheModes };
};
