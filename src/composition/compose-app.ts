import { browserModule } from './browser-module';
import { createContainer, type BindModule, type ServiceContainer } from './container';
import { appConfigModule, coreModule, memberListsModule } from './core';
import type { BuildConfig } from './config';

const loadBackend = async ({ firebase, catalogue }: BuildConfig): Promise<BindModule> =>
  firebase === null
    ? (await import('./backend-memory')).memoryBackendModule
    : (await import('./backend-firebase')).firebaseModule(firebase, catalogue);

// A constant of the build, not the configuration's value: a build does not contain the other catalogue.
const loadCatalogue = async (config: BuildConfig): Promise<BindModule> =>
  __ON_TMDB__ ? (await import('./catalogue-tmdb')).tmdbModule(config) : (await import('./catalogue-embedded')).embeddedCatalogueModule;

/** Composes the services of a build configuration; code of other backends and catalogues is never loaded. */
export const composeApp = async (config: BuildConfig): Promise<ServiceContainer> => {
  const [backend, catalogue] = await Promise.all([loadBackend(config), loadCatalogue(config)]);
  return createContainer(coreModule, memberListsModule, browserModule, appConfigModule(config), backend, catalogue);
};
