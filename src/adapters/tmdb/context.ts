import type { Clock } from '#domain/clock';
import type { TmdbClient } from './request/ask';
import type { TmdbSettings } from './settings';

/** What every question needs: somebody to ask, the settings of the moment, and today's date. */
export type QueryContext = { readonly request: TmdbClient; readonly settings: () => TmdbSettings; readonly clock: Clock };
