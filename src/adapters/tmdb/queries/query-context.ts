import type { Clock } from '#domain/shared/clock';
import type { TmdbClient } from '../client/tmdb-client';
import type { TmdbSettings } from '../tmdb-settings';

/** What every question needs: somebody to ask, the settings of the moment, and today's date. */
export type QueryContext = { readonly request: TmdbClient; readonly settings: () => TmdbSettings; readonly clock: Clock };
