import * as TE from 'fp-ts/TaskEither';
import type { AdminBackend } from '#application/ports/admin-backend';
import { unavailable } from '#domain/shared/failure';
import type { FunctionsServer } from './call-function';
import { httpAdminApi } from './http-admin-api';
import { httpDataExports } from './http-data-exports';

const missing = TE.left(unavailable(501, 'Banners cannot be changed yet.'));

/** The admin's ports that call the server functions: one file, loaded with the first page of the admin area. */
export const httpAdminCalls = (server: FunctionsServer): Pick<AdminBackend, 'api' | 'exports' | 'banners'> => ({
  api: httpAdminApi(server),
  exports: httpDataExports(server),
  banners: { list: missing, add: () => missing, activate: () => missing, deactivate: () => missing, remove: () => missing },
});
