import { APP_CONFIG } from '#application/service-keys';
import type { BindModule } from './container';
import type { BuildConfig } from './config';

/** Binds the build settings that pages render; prerendered pages use the same values. */
export const appConfigModule =
  ({ backend, catalogue, site }: Pick<BuildConfig, 'backend' | 'catalogue' | 'site'>): BindModule =>
  (bind) => bind.constant(APP_CONFIG, { dataLocation: backend === 'memory' ? 'browser' : 'server', siteUrl: site, isCatalogueCurrent: catalogue === 'tmdb' });
