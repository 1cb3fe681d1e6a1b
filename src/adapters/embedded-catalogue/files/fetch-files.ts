import * as TE from 'fp-ts/TaskEither';
import { aborted, offline, timedOut, unavailable, unexpected, type Failure } from '#domain/shared/failure';
import type { ReadFile } from './read-file';

const ofThrown = (thrown: unknown): Failure => {
  if (thrown instanceof Error && thrown.name === 'AbortError') return aborted;
  // Fetch reports every network fault as TypeError; whether there is a network at all only the browser knows.
  if (thrown instanceof TypeError) return typeof navigator !== 'undefined' && !navigator.onLine ? offline : unavailable(null, thrown.message);
  if (thrown instanceof SyntaxError) return unavailable(null, 'not JSON');
  return unexpected(String(thrown));
};

/** Throws failures as they are and everything else as it came; `ofThrown` tells them apart. */
class Refused extends Error {
  constructor(readonly failure: Failure) { super(failure._tag); }
}

/** Files that a page's head asked for before this code was here, by address; each is taken once. */
type EarlyFiles = Record<string, Promise<Response> | undefined>;
declare global {
  // A global declaration has to be a var.
  var marqueeEarlyFiles: EarlyFiles | undefined;
}

const takeEarly = (url: string): Promise<Response> | undefined => {
  const early = globalThis.marqueeEarlyFiles?.[url];
  if (early !== undefined) delete globalThis.marqueeEarlyFiles?.[url];
  return early;
};

const readJson = async (url: string, signal: AbortSignal): Promise<unknown> => {
  const response = await (takeEarly(url) ?? fetch(url, { signal }));
  if (!response.ok) throw new Refused(unavailable(response.status, response.statusText));
  return response.json();
};

/** Milliseconds that a file may take, body included: the largest comes within them over a poor mobile connection too. */
const TIME_OUT_MS = 20_000;

/** Ends on time even where what was asked cannot be stopped, as what a page's head asked for. */
const readInTime = (url: string, signal?: AbortSignal): Promise<unknown> => {
  const limit = new AbortController();
  const stop = (): void => limit.abort();
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted === true) stop();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Refused(timedOut));
      stop();
    }, TIME_OUT_MS);
    void readJson(url, limit.signal).then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    });
  });
};

/**
 * Reads the catalogue's files over HTTP. A build has all of them: one that is gone says that there is a newer build, and nothing of
 * what was looked for in it. One that does not come in time is told as such, and asked for anew by the next who needs it.
 * @param base the folder's address, with a slash at its end: `/catalogue/`.
 */
export const fetchFiles = (base: string): ReadFile => (file, signal) =>
  TE.tryCatch(() => readInTime(base + file, signal), (thrown) => (thrown instanceof Refused ? thrown.failure : ofThrown(thrown)));
