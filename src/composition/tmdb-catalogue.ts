import { tmdbCatalogue } from '#adapters/tmdb/tmdb-catalogue';
import { tmdbPictures } from '#adapters/tmdb/tmdb-pictures';
import { CATALOGUE, CLOCK, LOG, PICTURES } from '#application/keys';
import type { Module } from './compose';
import type { Environment } from './environment';

/** TMDB, asked through the address of the environment. */
export const tmdbModule =
  (environment: Environment): Module =>
  (bind) => {
    bind.made(
      CATALOGUE,
      (clock, log) =>
        tmdbCatalogue({
          fetch: (input, init) => fetch(input, init),
          baseUrl: environment.tmdbApiBase,
          clock,
          log,
          settings: () => ({ language: navigator.language || 'en-US', region: 'US' }),
        }),
      [CLOCK, LOG],
    );
    bind.value(PICTURES, tmdbPictures({ base: environment.tmdbImageBase }));
  };
