import type { Clock } from '#domain/clock';
import type { Ask } from './request/ask';
import type { Settings } from './settings';

/** What every question needs: somebody to ask, the settings of the moment, and today's date. */
export type Context = { readonly ask: Ask; readonly settings: () => Settings; readonly clock: Clock };
