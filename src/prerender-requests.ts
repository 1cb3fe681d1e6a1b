// Loaded before the render passes, which do not wait for files.
import '#adapters/tmdb/queries/get-details';
import '#adapters/tmdb/queries/rare-queries';
import { tmdbCatalogue } from '#adapters/tmdb/tmdb-catalogue';
import type { Catalogue } from '#domain/catalogue/catalogue';

/** Stands for what only the visit knows; `public/tmdb-start.js` replaces these values in requests and templates. */
export const PRERENDER_PLACEHOLDER_VALUES = {
  language: 'zz-ZZ', region: 'ZZ', id: 999_999_999, query: 'zzquery', image: '/zz-image.jpg',
} as const;

/** Returns TMDB's catalogue for the prerender: records the URLs of its requests, which are never answered until they are aborted. */
export const unansweredTmdb = (baseUrl: string, now: number, requests: Set<string>): Catalogue =>
  tmdbCatalogue({
    fetch: (url, { signal }) => {
      requests.add(url);
      return new Promise((_, reject) => { signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))); });
    },
    baseUrl,
    clock: { now: () => now },
    settings: () => PRERENDER_PLACEHOLDER_VALUES,
  });
