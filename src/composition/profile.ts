import { browserModule } from './browser';
import { compose, type Module, type Services } from './compose';
import { core } from './core';
import type { Environment } from './environment';
import { premisesModule } from './premises';

const backendOf = async ({ firebase }: Environment): Promise<Module> =>
  firebase === null ? (await import('./in-memory')).inMemory : (await import('./firebase')).firebaseModule(firebase);

const catalogueOf = async (environment: Environment): Promise<Module> =>
  environment.catalogue === 'tmdb' ? (await import('./tmdb-catalogue')).tmdbModule(environment) : (await import('./embedded-catalogue')).shippedCatalogue;

/** Puts together what the environment asks for; the code of profiles that are not asked for is never loaded. */
export const composeProfile = async (environment: Environment): Promise<Services> => {
  const [backend, catalogue] = await Promise.all([backendOf(environment), catalogueOf(environment)]);
  return compose(core, browserModule, premisesModule(environment), backend, catalogue);
};
