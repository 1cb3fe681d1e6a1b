import { tmdbCatalogue } from '#adapters/tmdb/tmdb-catalogue';
import { tmdbImageUrls } from '#adapters/tmdb/tmdb-image-urls';
import { CATALOGUE, CLOCK, LOG, IMAGE_URLS } from '#application/service-keys';
import { readTitleSettings, TITLE_SETTINGS, titlesIn } from '#application/profile/title-settings';
import type { BindModule } from './container';
import type { BuildConfig } from './config';

/** What whoever is signed in chose, or was last; nothing where storage is forbidden. */
const storedSettings = (): ReturnType<typeof readTitleSettings> => {
  try {
    return readTitleSettings(localStorage.getItem(TITLE_SETTINGS));
  } catch {
    return readTitleSettings(null);
  }
};

/** TMDB, asked through the address of the environment. */
export const tmdbModule =
  (environment: BuildConfig): BindModule =>
  (bind) => {
    bind.factory(
      CATALOGUE,
      (clock, log) =>
        tmdbCatalogue({
          fetch: (input, init) => fetch(input, init),
          baseUrl: environment.tmdbApiBase,
          clock,
          log,
          settings: () => titlesIn(storedSettings(), navigator.language),
        }),
      [CLOCK, LOG],
    );
    bind.constant(IMAGE_URLS, tmdbImageUrls({ base: environment.tmdbImageBase }));
  };
