import { compose, type Services } from './compose';
import { core } from './core';
import type { Environment } from './environment';

/** Puts together what the environment asks for; the code of profiles that are not asked for is never loaded. */
export const composeProfile = async (environment: Environment): Promise<Services> => {
  // Keeping people's things somewhere else than they asked for would lose them.
  if (environment.backend === 'firebase') throw new Error('VITE_BACKEND is "firebase": this version keeps everything in memory.');
  const [backend, catalogue] = await Promise.all([
    import('./in-memory').then(({ inMemory }) => inMemory),
    environment.catalogue === 'tmdb'
      ? import('./tmdb-catalogue').then(({ tmdbModule }) => tmdbModule(environment))
      : import('./embedded-catalogue').then(({ shippedCatalogue }) => shippedCatalogue),
  ]);
  return compose(core, backend, catalogue);
};
