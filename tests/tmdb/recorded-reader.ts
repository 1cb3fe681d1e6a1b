import type { Catalogue } from '#domain/catalogue/catalogue';
import { tmdbCatalogue } from '#adapters/tmdb/tmdb-catalogue';

/** The real adapter on an other side that always gives this one answer. */
export const reading = (body: string, status = 200): Catalogue =>
  tmdbCatalogue({
    fetch: () => Promise.resolve(new Response(body, { status })),
    baseUrl: 'http://recorded',
    clock: { now: () => Date.parse('2026-11-20T12:00:00Z') },
    settings: () => ({ language: 'en-US', region: 'US' }),
    random: () => 0,
  });
