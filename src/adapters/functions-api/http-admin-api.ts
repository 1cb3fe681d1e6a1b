import type { AdminApi } from '#domain/users/admin-api';
import { callAsUser, type FunctionsServer } from './call-function';

/** Admin API on the server functions. */
export const httpAdminApi = (server: FunctionsServer): AdminApi => ({
  createUser: (account) => callAsUser(server, { url: '/createUser', method: 'POST', body: { data: account } }),
  updateUser: (uid, changes) => callAsUser(server, { url: '/updateUserData', method: 'PUT', body: { data: { ...changes, uid } } }),
  deleteUser: (uid) => callAsUser(server, { url: '/deleteUser', method: 'DELETE', body: { data: { uid } } }),
  setUserRole: (uid, userRole) => callAsUser(server, { url: '/setUserRole', method: 'PATCH', body: { data: { userRole, userIDToGiveRole: uid } } }),
});
