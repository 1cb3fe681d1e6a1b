import * as TE from 'fp-ts/TaskEither';
import { aborted, offline, timedOut, unavailable, unexpected, type Failure } from '#domain/shared/failure';
import type { ReadFile } from './read-file';

const toFailure = (thrown: unknown): Failure => {
  if (thrown instanceof Error && thrown.name === 'AbortError') return aborted;
  // `fetch` rejects with TypeError for every network error; only `navigator.onLine` shows whether the browser is offline.
  if (thrown instanceof TypeError) return typeof navigator !== 'undefined' && !navigator.onLine ? offline : unavailable(null, thrown.message);
  if (thrown instanceof SyntaxError) return unavailable(null, 'not JSON');
  return unexpected(String(thrown));
};

/** Carries a `Failure` through a rejected promise. Other thrown values are mapped by `toFailure`. */
class FetchFailure extends Error {
  constructor(readonly failure: Failure) { super(failure._tag); }
}

/** Responses that an inline script in the page's head requested before this module loaded, by URL. Each response is used once. */
type PrefetchedFiles = Record<string, Promise<Response> | undefined>;
declare global {
  // A global declaration must use `var`.
  var marqueePrefetch: PrefetchedFiles | undefined;
}

const takePrefetched = (url: string): Promise<Response> | undefined => {
  const prefetched = globalThis.marqueePrefetch?.[url];
  if (prefetched !== undefined) delete globalThis.marqueePrefetch?.[url];
  return prefetched;
};

const readJson = async (url: string, signal: AbortSignal): Promise<unknown> => {
  const response = await (takePrefetched(url) ?? fetch(url, { signal }));
  if (!response.ok) throw new FetchFailure(unavailable(response.status, response.statusText));
  return response.json();
};

/** Time-out for one file in milliseconds, body included: enough for the largest file over a poor mobile connection. */
const TIME_OUT_MS = 20_000;

/** Reads JSON with a time-out. Settles on time even if the request cannot be aborted, as with requests from the page's head. */
const readWithTimeOut = (url: string, signal?: AbortSignal): Promise<unknown> => {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted === true) abort();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new FetchFailure(timedOut));
      abort();
    }, TIME_OUT_MS);
    void readJson(url, controller.signal).then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
  });
};

/**
 * Reads the catalogue's files over HTTP. A missing file fails with `unavailable`, not `not-found`: a build has all files, so 404 means
 * that a newer build was deployed. A file that exceeds the time-out fails with `timedOut`; the next read requests the file again.
 * @param base URL of the folder with a trailing slash: `/catalogue/`.
 */
export const fetchFiles = (base: string): ReadFile => (file, signal) =>
  TE.tryCatch(() => readWithTimeOut(base + file, signal), (thrown) => (thrown instanceof FetchFailure ? thrown.failure : toFailure(thrown)));
