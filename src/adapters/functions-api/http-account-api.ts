import type { AccountApi } from '#domain/users/account-api';
import { callAsUser, type FunctionsApiDeps } from './call-function';

/** Account API on the server functions. @param hasPasskeys whether this site accepts passkeys. */
export const httpAccountApi = (server: FunctionsApiDeps, hasPasskeys = false): AccountApi => ({
  initializeUser: (name) => callAsUser(server, { url: '/initializeUserInDatabase', method: 'POST', body: { data: { name } } }),
  endOtherSessions: callAsUser(server, { url: '/endOtherSessions', method: 'POST' }),
  keepPasskeys: hasPasskeys ? callAsUser(server, { url: '/keepPasskeys', method: 'POST' }) : null,
  deleteMyAccount: callAsUser(server, { url: '/deleteMyAccount', method: 'DELETE' }),
});
