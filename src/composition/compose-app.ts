import { browserModule } from './browser-module';
import { createContainer, type BindModule, type ServiceContainer } from './container';
import { coreModule, memberListsModule } from './core';
import type { BuildConfig } from './config';
import { appConfigModule } from './app-config-module';

const loadBackend = async ({ firebase, catalogue }: BuildConfig): Promise<BindModule> =>
  firebase === null ? (await import('./backend-memory')).memoryBackendModule : (await import('./backend-firebase')).firebaseModule(firebase, catalogue);

const loadCatalogue = async (config: BuildConfig): Promise<BindModule> =>
  config.catalogue === 'tmdb' ? (await import('./catalogue-tmdb')).tmdbModule(config) : (await import('./catalogue-embedded')).embeddedCatalogueModule;

/** Composes the services of a build configuration; code of other backends and catalogues is never loaded. */
export const composeApp = async (config: BuildConfig): Promise<ServiceContainer> => {
  const [backend, catalogue] = await Promise.all([loadBackend(config), loadCatalogue(config)]);
  return createContainer(coreModule, memberListsModule, browserModule, appConfigModule(config), backend, catalogue);
};
