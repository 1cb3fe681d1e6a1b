import {
  ACCESS_REPOSITORY, ACCOUNT_API, ADMIN_BACKEND, AUTH_SERVICE, AVATAR_STORAGE, DEMO_MAILBOX, FEEDBACK_SERVICE, HISTORY_REPOSITORY,
  LIST_REPOSITORY, SHARED_LIST_READER, STORAGE_STATUS, USER_REPOSITORY,
} from '#application/service-keys';
import type { ServiceKey } from '#application/service-key';
import type { LoadableBackend } from '#application/ports/backend';
import { createStorageStatus, type StorageStatus } from '#application/ports/storage-status';
import type { BindModule } from './container';

/** Returns the key of each port. A function, because chunks that import each other may evaluate this module before that of the keys. */
const keys = (): { readonly [Port in keyof LoadableBackend]: ServiceKey<LoadableBackend[Port]> } => ({
  auth: AUTH_SERVICE, users: USER_REPOSITORY, lists: LIST_REPOSITORY, history: HISTORY_REPOSITORY, access: ACCESS_REPOSITORY,
  accountApi: ACCOUNT_API, admin: ADMIN_BACKEND, avatars: AVATAR_STORAGE, feedback: FEEDBACK_SERVICE, sharedLists: SHARED_LIST_READER,
  mailbox: DEMO_MAILBOX,
});

/** Binds all ports of a backend. @param status whether the backend keeps its data; by default without a problem. */
export const backendModule =
  (backend: LoadableBackend, status: StorageStatus = createStorageStatus()): BindModule =>
  (bind) => {
    // Each key is that of its port, which the type says.
    const all = keys();
    for (const port of Object.keys(all) as ReadonlyArray<keyof LoadableBackend>) bind.constant<unknown>(all[port], backend[port]);
    bind.constant(STORAGE_STATUS, status);
  };
