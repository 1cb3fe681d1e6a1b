import type { CatalogueSearch } from './catalogue-search';
import { workerSearch } from './worker-search';

/**
 * Starts the search in a worker. Vite builds the worker from this expression.
 * @param base URL of the catalogue's folder with a trailing slash. @param loadLocal loads the search for browsers that start no worker.
 */
export const startSearch = (base: string, loadLocal: () => Promise<CatalogueSearch>): CatalogueSearch =>
  workerSearch(() => new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: 'search' }), base, loadLocal);
