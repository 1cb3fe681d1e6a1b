// Loaded before the render passes, which do not wait for files.
import '#adapters/tmdb/queries/get-details';
import '#adapters/tmdb/queries/rare-queries';
import { tmdbCatalogue } from '#adapters/tmdb/tmdb-catalogue';
import { PRERENDER_PLACEHOLDER_VALUES } from '#start/tmdb/prerender-placeholders.ts';
import type { Catalogue } from '#domain/catalogue/catalogue';

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

/** Puts the placeholder of ids for the decade of the day into a request of the landing page: "197" of "1970-01-01" and "1979-12-31". */
export const ofAnyDecade = (request: string): string =>
  request.replace(/=\d{3}(?=0-01-01|9-12-31)/g, `=${PRERENDER_PLACEHOLDER_VALUES.id}`);
