import type { Clock } from '#application/ports/clock';
import type { TmdbClient } from '#adapters/tmdb/client/tmdb-client';
import type { TmdbLocale } from '#adapters/tmdb/tmdb-locale';

/** Dependencies of every query: the TMDB client, the current settings, and the clock for today's date. */
export type TmdbQueryDeps = { readonly request: TmdbClient; readonly settings: () => TmdbLocale; readonly clock: Clock };
