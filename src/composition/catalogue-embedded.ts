import { takeEarlyResponse } from '#adapters/browser/early-responses';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { fetchFiles } from '#adapters/embedded-catalogue/files/fetch-files';
import { CATALOGUE, IMAGE_URLS } from '#application/service-keys';
import type { BindModule } from './container';

/** Binds the catalogue that ships with the app. It has no image URLs: posters are generated. */
export const embeddedCatalogueModule: BindModule = (bind) => {
  bind.constant(CATALOGUE, embeddedCatalogue(fetchFiles(__CATALOGUE_PATH__, (url, init) => takeEarlyResponse(url) ?? fetch(url, init))));
  bind.constant(IMAGE_URLS, { source: () => null });
};
