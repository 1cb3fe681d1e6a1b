import type { AdminApi } from '#domain/users/admin-api';
import type { Answer } from '#domain/shared/answer';

/** Admin API whose code is loaded at the first call: visitors and members download nothing of it. @param call calls the loaded API. */
export const lazyAdminApi = (call: <A>(call: (api: AdminApi) => Answer<A>) => Answer<A>): AdminApi => ({
  createUser: (account) => call((api) => api.createUser(account)),
  updateUser: (uid, changes) => call((api) => api.updateUser(uid, changes)),
  deleteUser: (uid) => call((api) => api.deleteUser(uid)),
  setUserRole: (uid, role) => call((api) => api.setUserRole(uid, role)),
});
