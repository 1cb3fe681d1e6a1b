import type * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { unavailable, type Failure } from '#domain/shared/failure';
import { answerOf } from './answer-of';
import { SEARCH_METHODS, type CatalogueSearch } from './catalogue-search';
import type { SearchRequest, SearchResponse, StartMessage } from './search-messages';

/** Members of a `Worker` that the search uses. */
export type SearchThread = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<SearchResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

/** Null means that the worker has failed: the request runs in this thread. */
type Outcome = E.Either<Failure, unknown> | null;

/**
 * Sends searches to a worker, so that neither reading the data nor a search delays typing. If the worker cannot start or fails, all open
 * and later requests run in this thread.
 * @param start creates the worker; may throw. @param base URL of the catalogue's folder. @param loadLocal loads the search for this thread.
 */
export const workerSearch = (start: () => SearchThread, base: string, loadLocal: () => Promise<CatalogueSearch>): CatalogueSearch => {
  const open = new Map<number, (outcome: Outcome) => void>();
  let nextId = 0;
  let worker: SearchThread | null = null;
  let local: Promise<CatalogueSearch> | null = null;
  const fail = (): void => {
    worker?.terminate();
    worker = null;
    for (const settle of open.values()) settle(null);
    open.clear();
  };
  try {
    worker = start();
    worker.onmessage = ({ data }) => {
      open.get(data.id)?.(data.result);
      open.delete(data.id);
    };
    worker.onerror = fail;
    worker.postMessage({ start: { base } } satisfies StartMessage);
  } catch {
    fail();
  }

  const send = (request: SearchRequest): Promise<Outcome> =>
    new Promise((resolve) => {
      if (worker === null) return resolve(null);
      open.set(request.id, resolve);
      worker.postMessage(request);
    });
  const loadedLocal: Answer<CatalogueSearch> = TE.tryCatch(
    () => (local ??= loadLocal()),
    (thrown) => {
      local = null;
      return unavailable(null, String(thrown));
    },
  );
  const answering =
    (method: keyof CatalogueSearch) =>
    (...parameters: ReadonlyArray<unknown>): Answer<unknown> =>
    async () => {
      nextId += 1;
      const request = { id: nextId, method, parameters } as unknown as SearchRequest;
      return (await send(request)) ?? pipe(loadedLocal, TE.chain((search) => answerOf(search, request)))();
    };
  // Every method is sent by its name.
  return Object.fromEntries(SEARCH_METHODS.map((method) => [method, answering(method)])) as CatalogueSearch;
};

/**
 * Starts the search in a worker. Vite builds the worker from this expression.
 * @param base URL of the catalogue's folder with a trailing slash. @param loadLocal loads the search for browsers that start no worker.
 */
export const startSearch = (base: string, loadLocal: () => Promise<CatalogueSearch>): CatalogueSearch =>
  workerSearch(() => new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: 'search' }), base, loadLocal);
