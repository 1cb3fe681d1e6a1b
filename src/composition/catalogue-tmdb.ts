import { fetchAfterEarly } from '#adapters/browser/early-responses';
import { tmdbCatalogue } from '#adapters/tmdb/tmdb-catalogue';
import { tmdbImageUrlBuilder } from '#adapters/tmdb/tmdb-image-url-builder';
import { BROWSER_STORAGE, CATALOGUE, CLOCK, LOG, IMAGE_URL_BUILDER } from '#application/service-keys';
import { parseTitleSettings, TITLE_SETTINGS_KEY, resolveTitleSettings } from '#application/profile/title-settings';
import type { BindModule } from './container';
import type { BuildConfig } from './config';

/** Binds the TMDB catalogue with the base URLs of the build configuration. */
export const tmdbModule =
  (config: BuildConfig): BindModule =>
  (bind) => {
    bind.factory(
      CATALOGUE,
      (clock, log, storage) =>
        tmdbCatalogue({
          fetch: fetchAfterEarly((url, init) => fetch(url, init)),
          baseUrl: config.tmdbApiBase,
          clock,
          log,
          settings: () => resolveTitleSettings(parseTitleSettings(storage.local.get(TITLE_SETTINGS_KEY)), navigator.language),
        }),
      [CLOCK, LOG, BROWSER_STORAGE],
    );
    bind.constant(IMAGE_URL_BUILDER, tmdbImageUrlBuilder({ base: config.tmdbImageBase }));
  };
