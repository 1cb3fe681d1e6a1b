import type { AdminBackend } from '#application/ports/admin-backend';
import type { FunctionsApiDeps } from './call-function';
import { httpAdminApi } from './http-admin-api';
import { httpBannerAdmin, type HttpBannerAdminDeps } from './http-banner-admin';
import { httpDataExports } from './http-data-exports';

/** The admin's ports that call the server functions: one file, loaded with the first page of the admin area. */
export const httpAdminCalls = (
  server: FunctionsApiDeps, banners: HttpBannerAdminDeps,
): Pick<AdminBackend, 'api' | 'exports' | 'banners'> => ({
  api: httpAdminApi(server),
  exports: httpDataExports(server),
  banners: httpBannerAdmin(server, banners),
});
