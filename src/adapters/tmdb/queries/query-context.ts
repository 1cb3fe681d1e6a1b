import type { Clock } from '#application/ports/clock';
import type { TmdbClient } from '../client/tmdb-client';
import type { TmdbSettings } from '../tmdb-settings';

/** Dependencies of every query: the TMDB client, the current settings, and the clock for today's date. */
export type QueryContext = { readonly request: TmdbClient; readonly settings: () => TmdbSettings; readonly clock: Clock };
