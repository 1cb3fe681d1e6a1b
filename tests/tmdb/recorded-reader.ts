import type { Catalogue } from '#domain/catalogue/catalogue';
import { tmdbCatalogue } from '#adapters/tmdb/tmdb-catalogue';

/** Returns the TMDB adapter with a `fetch` that always responds with `body` and `status`. */
export const reading = (body: string, status = 200): Catalogue =>
  tmdbCatalogue({
    fetch: () => Promise.resolve(new Response(body, { status })),
    baseUrl: 'http://recorded',
    clock: { now: () => Date.parse('2026-11-20T12:00:00Z') },
    settings: () => ({ language: 'en-US', region: 'US' }),
    random: () => 0,
  });
