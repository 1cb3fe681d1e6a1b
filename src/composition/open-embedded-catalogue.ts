import { takeEarlyResponse } from '#adapters/browser/early-responses';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { fetchFiles } from '#adapters/embedded-catalogue/files/fetch-files';
import type { Catalogue } from '#domain/catalogue/catalogue';

/** Creates the catalogue on the files of this build. */
export const openEmbeddedCatalogue = (): Catalogue => embeddedCatalogue(fetchFiles(__CATALOGUE_PATH__, (url, init) => takeEarlyResponse(url) ?? fetch(url, init)));
