import { APP_CONFIG } from '#application/service-keys';
import type { BindModule } from './container';
import type { BuildConfig } from './config';

/** What the environment has the pages say; drawn ahead they say the same. */
export const appConfigModule =
  ({ backend, site }: Pick<BuildConfig, 'backend' | 'site'>): BindModule =>
  (bind) => bind.constant(APP_CONFIG, { dataLocation: backend === 'memory' ? 'browser' : 'server', siteUrl: site });
