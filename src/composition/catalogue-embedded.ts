import { latePort } from '#adapters/late-port';
import { lazy } from '#adapters/lazy';
import { CATALOGUE, IMAGE_URL_BUILDER } from '#application/service-keys';
import type { BindModule } from './container';

/**
 * Binds the catalogue that ships with the app. Its code loads at the first request: the results of a prerendered page are in its
 * document. It has no image URLs: posters are generated.
 */
export const embeddedCatalogueModule: BindModule = (bind) => {
  const opened = lazy(async () => (await import('./open-embedded-catalogue')).openEmbeddedCatalogue());
  bind.constant(CATALOGUE, latePort(opened, (catalogue) => catalogue, {}));
  bind.constant(IMAGE_URL_BUILDER, { source: () => null });
};
