import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { fetchFiles } from '#adapters/embedded-catalogue/files/fetch-files';
import { CATALOGUE, IMAGE_URLS } from '#application/service-keys';
import type { BindModule } from './container';

/** The catalogue that ships with the app. It has no pictures: every title is drawn. */
export const embeddedCatalogueModule: BindModule = (bind) => {
  bind.constant(CATALOGUE, embeddedCatalogue(fetchFiles(__CATALOGUE_PATH__)));
  bind.constant(IMAGE_URLS, { source: () => null });
};
