import { lazy } from '#adapters/lazy-backend';
import { lazyUseCases } from '#application/lazy-use-cases';
import { CATALOGUE, IMAGE_URL_BUILDER } from '#application/service-keys';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { BindModule } from './container';

/**
 * Binds the catalogue that ships with the app. Its code loads at the first request: the results of a prerendered page are in its
 * document. It has no image URLs: posters are generated.
 */
export const embeddedCatalogueModule: BindModule = (bind) => {
  bind.constant(CATALOGUE, lazyUseCases<Catalogue>(lazy(async () => (await import('./open-embedded-catalogue')).openEmbeddedCatalogue()).get));
  bind.constant(IMAGE_URL_BUILDER, { source: () => null });
};
