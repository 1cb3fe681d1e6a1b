import * as TE from 'fp-ts/TaskEither';
import { aborted, offline, timedOut, unavailable, unexpected, type Failure } from '#domain/shared/failure';
import { TimeoutError, withTimeout } from '#domain/shared/with-timeout';
import type { ReadFile } from './read-file';

/** Carries a `Failure` through a rejected promise. */
class FetchFailure extends Error {
  constructor(readonly failure: Failure) { super(failure._tag); }
}

const toFailure = (thrown: unknown): Failure => {
  if (thrown instanceof FetchFailure) return thrown.failure;
  if (thrown instanceof TimeoutError) return timedOut;
  if (thrown instanceof Error && thrown.name === 'AbortError') return aborted;
  // `fetch` rejects with TypeError for every network error; only `navigator.onLine` shows whether the browser is offline.
  if (thrown instanceof TypeError)
    return typeof navigator !== 'undefined' && !navigator.onLine ? offline : unavailable(null, thrown.message);
  if (thrown instanceof SyntaxError) return unavailable(null, 'not JSON');
  return unexpected(String(thrown));
};

/** Requests a file; the page's head may have requested it before. */
type FetchFile = (url: string, init: { readonly signal: AbortSignal }) => Promise<Response>;

const readJson = async (fetchFile: FetchFile, url: string, signal: AbortSignal): Promise<unknown> => {
  const response = await fetchFile(url, { signal });
  if (!response.ok) throw new FetchFailure(unavailable(response.status, response.statusText));
  return response.json();
};

/** Time-out for one file in milliseconds, body included: enough for the largest file over a poor mobile connection. */
const TIME_OUT_MS = 20_000;

/**
 * Reads the catalogue's files over HTTP. A missing file fails with `unavailable`, not `not-found`: a build has all files, so 404 means
 * that a newer build was deployed. A file that exceeds the time-out fails with `timedOut`; the next read requests the file again.
 * @param base URL of the folder with a trailing slash: `/catalogue/`.
 */
export const fetchCatalogueFile = (base: string, fetchFile: FetchFile = (url, init) => fetch(url, init)): ReadFile => (file, signal) =>
  TE.tryCatch(() => withTimeout(TIME_OUT_MS, (limited) => readJson(fetchFile, base + file, limited), signal), toFailure);
