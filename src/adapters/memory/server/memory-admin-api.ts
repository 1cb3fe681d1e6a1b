import type { AdminApi } from '#domain/users/admin-api';
import { createUser } from '#application/server/create-user';
import { deleteUser } from '#application/server/delete-user';
import { setUserRole } from '#application/server/set-user-role';
import { updateUser } from '#application/server/update-user';
import type { MemoryBackendDeps } from '../memory-backend-deps';
import { runAsCaller } from './memory-server';

/** Admin API that runs the server use cases in the browser. */
export const memoryAdminApi = (deps: MemoryBackendDeps): AdminApi => {
  const run = runAsCaller(deps);
  return {
    createUser: (account) => run('admin', (server) => createUser(server, account)),
    updateUser: (uid, changes) => run('admin', (server, caller) => updateUser(server, { ...changes, uid }, caller)),
    deleteUser: (uid) => run('admin', (server, caller) => deleteUser(server, uid, caller)),
    setUserRole: (uid, role) => run('admin', (server, caller) => setUserRole(server, uid, role, caller)),
  };
};
