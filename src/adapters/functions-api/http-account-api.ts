import type { AccountApi } from '#domain/users/account-api';
import { callAsUser, type FunctionsApiDeps } from './call-function';

/** Account API on the server functions. */
export const httpAccountApi = (server: FunctionsApiDeps): AccountApi => ({
  initializeUser: (name) => callAsUser(server, { url: '/initializeUserInDatabase', method: 'POST', body: { data: { name } } }),
  endOtherSessions: callAsUser(server, { url: '/endOtherSessions', method: 'POST' }),
  deleteMyAccount: callAsUser(server, { url: '/deleteMyAccount', method: 'DELETE' }),
});
