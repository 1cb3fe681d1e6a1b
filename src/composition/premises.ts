import { APP_CONFIG } from '#application/keys';
import type { BindModule } from './compose';
import type { BuildConfig } from './environment';

/** What the environment has the pages say; drawn ahead they say the same. */
export const appConfigModule =
  ({ backend, site }: Pick<BuildConfig, 'backend' | 'site'>): BindModule =>
  (bind) => bind.constant(APP_CONFIG, { dataLocation: backend === 'memory' ? 'browser' : 'server', siteUrl: site });
