import type { Catalogue } from '#domain/catalogue/catalogue';
import type { Clock } from '#application/ports/clock';
import type { TmdbClient } from '#adapters/tmdb/client/tmdb-client';
import type { TmdbLocale } from '#adapters/tmdb/tmdb-locale';

/** Dependencies of every query: the TMDB client, the current settings, and the clock for today's date. */
export type TmdbQueryDeps = { readonly request: TmdbClient; readonly settings: () => TmdbLocale; readonly clock: Clock };

/** The details load in a file of their own, which the page of a title shares. */
export type RareQueryDeps = TmdbQueryDeps & Pick<Catalogue, 'getDetails'>;
