import { browserModule } from './browser';
import { createContainer, type BindModule, type ServiceContainer } from './compose';
import { coreModule } from './core';
import type { BuildConfig } from './environment';
import { appConfigModule } from './premises';

const backendOf = async ({ firebase }: BuildConfig): Promise<BindModule> =>
  firebase === null ? (await import('./in-memory')).memoryBackendModule : (await import('./firebase')).firebaseModule(firebase);

const catalogueOf = async (environment: BuildConfig): Promise<BindModule> =>
  environment.catalogue === 'tmdb' ? (await import('./tmdb-catalogue')).tmdbModule(environment) : (await import('./embedded-catalogue')).embeddedCatalogueModule;

/** Puts together what the environment asks for; the code of profiles that are not asked for is never loaded. */
export const composeApp = async (environment: BuildConfig): Promise<ServiceContainer> => {
  const [backend, catalogue] = await Promise.all([backendOf(environment), catalogueOf(environment)]);
  return createContainer(coreModule, browserModule, appConfigModule(environment), backend, catalogue);
};
