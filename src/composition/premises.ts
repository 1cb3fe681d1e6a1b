import { PREMISES } from '#application/keys';
import type { Module } from './compose';
import type { Environment } from './environment';

/** What the environment has the pages say; drawn ahead they say the same. */
export const premisesModule =
  ({ backend, site }: Pick<Environment, 'backend' | 'site'>): Module =>
  (bind) => bind.value(PREMISES, { keptBy: backend === 'memory' ? 'browser' : 'server', site });
