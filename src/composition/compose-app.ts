import { browserModule } from './browser-module';
import { createContainer, type BindModule, type ServiceContainer } from './container';
import { coreModule } from './core';
import type { BuildConfig } from './config';
import { appConfigModule } from './app-config-module';

const backendOf = async ({ firebase }: BuildConfig): Promise<BindModule> =>
  firebase === null ? (await import('./backend-memory')).memoryBackendModule : (await import('./backend-firebase')).firebaseModule(firebase);

const catalogueOf = async (environment: BuildConfig): Promise<BindModule> =>
  environment.catalogue === 'tmdb' ? (await import('./catalogue-tmdb')).tmdbModule(environment) : (await import('./catalogue-embedded')).embeddedCatalogueModule;

/** Puts together what the environment asks for; the code of profiles that are not asked for is never loaded. */
export const composeApp = async (environment: BuildConfig): Promise<ServiceContainer> => {
  const [backend, catalogue] = await Promise.all([backendOf(environment), catalogueOf(environment)]);
  return createContainer(coreModule, browserModule, appConfigModule(environment), backend, catalogue);
};
