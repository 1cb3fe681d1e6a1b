import { fetchAfterEarly } from '#adapters/browser/early-responses';
import { tmdbCatalogue } from '#adapters/tmdb/tmdb-catalogue';
import { tmdbImageUrls } from '#adapters/tmdb/tmdb-image-urls';
import { BROWSER_STORAGE, CATALOGUE, CLOCK, LOG, IMAGE_URLS } from '#application/service-keys';
import { readTitleSettings, TITLE_SETTINGS_KEY, resolveTitleSettings } from '#application/profile/title-settings';
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
          settings: () => resolveTitleSettings(readTitleSettings(storage.local.get(TITLE_SETTINGS_KEY)), navigator.language),
        }),
      [CLOCK, LOG, BROWSER_STORAGE],
    );
    bind.constant(IMAGE_URLS, tmdbImageUrls({ base: config.tmdbImageBase }));
  };
