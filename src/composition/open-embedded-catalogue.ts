import { takeEarlyResponse } from '#adapters/browser/early-responses';
import { embeddedCatalogue, localSearch } from '#adapters/embedded-catalogue/embedded-catalogue';
import { fetchCatalogueFile } from '#adapters/embedded-catalogue/files/fetch-catalogue-file';
import type { Catalogue } from '#domain/catalogue/catalogue';

const read = fetchCatalogueFile(__CATALOGUE_PATH__, (url, init) => takeEarlyResponse(url) ?? fetch(url, init));

/** Creates the catalogue on the files of this build. Its search runs in a worker, whose code loads at the first search. */
export const openEmbeddedCatalogue = (): Catalogue =>
  embeddedCatalogue(read, async () =>
    (await import('#adapters/embedded-catalogue/search/worker-search')).startSearch(__CATALOGUE_PATH__, localSearch(read)),
  );
