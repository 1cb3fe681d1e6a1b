import { ACCESS_RECORDS, ADMIN, AUTH, AVATARS, DEMO_MAILBOX, ACCOUNT_API, FEEDBACK, HISTORY, LISTS, SHARED_LISTS, STORAGE_STATUS, USERS } from '#application/service-keys';
import type { LoadableBackend } from '#application/ports/backend';
import { createStorageStatus, type StorageStatus } from '#application/ports/storage-status';
import type { BindModule } from './container';

/** Binds all ports of a backend. @param status whether the backend keeps its data; by default without a problem. */
export const backendModule =
  ({ auth, users, lists, history, access, accountApi, admin, avatars, feedback, sharedLists, mailbox }: LoadableBackend, status: StorageStatus = createStorageStatus()): BindModule =>
  (bind) => {
    bind.constant(AUTH, auth);
    bind.constant(USERS, users);
    bind.constant(LISTS, lists);
    bind.constant(HISTORY, history);
    bind.constant(ACCESS_RECORDS, access);
    bind.constant(ACCOUNT_API, accountApi);
    bind.constant(ADMIN, admin);
    bind.constant(AVATARS, avatars);
    bind.constant(FEEDBACK, feedback);
    bind.constant(SHARED_LISTS, sharedLists);
    bind.constant(DEMO_MAILBOX, mailbox);
    bind.constant(STORAGE_STATUS, status);
  };
