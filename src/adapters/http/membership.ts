import type { Membership } from '#domain/user/membership';
import { askAsMember, type Server } from './server';

/** What the server functions do for members. */
export const httpMembership = (server: Server): Membership => ({
  initialize: (name) => askAsMember(server, { url: '/initializeUserInDatabase', method: 'POST', body: { data: { name } } }),
  endOtherSessions: askAsMember(server, { url: '/endOtherSessions', method: 'POST' }),
  deleteAccount: askAsMember(server, { url: '/deleteMyAccount', method: 'DELETE' }),
});
