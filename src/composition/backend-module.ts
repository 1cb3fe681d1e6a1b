import { ACCESS_REPOSITORY, ADMIN_BACKEND, AUTH_SERVICE, AVATAR_STORAGE, DEMO_MAILBOX, ACCOUNT_API, FEEDBACK_SERVICE, HISTORY_REPOSITORY, LIST_REPOSITORY, SHARED_LIST_READER, STORAGE_STATUS, USER_REPOSITORY } from '#application/service-keys';
import type { LoadableBackend } from '#application/ports/backend';
import { createStorageStatus, type StorageStatus } from '#application/ports/storage-status';
import type { BindModule } from './container';

/** Binds all ports of a backend. @param status whether the backend keeps its data; by default without a problem. */
export const backendModule =
  ({ auth, users, lists, history, access, accountApi, admin, avatars, feedback, sharedLists, mailbox }: LoadableBackend, status: StorageStatus = createStorageStatus()): BindModule =>
  (bind) => {
    bind.constant(AUTH_SERVICE, auth);
    bind.constant(USER_REPOSITORY, users);
    bind.constant(LIST_REPOSITORY, lists);
    bind.constant(HISTORY_REPOSITORY, history);
    bind.constant(ACCESS_REPOSITORY, access);
    bind.constant(ACCOUNT_API, accountApi);
    bind.constant(ADMIN_BACKEND, admin);
    bind.constant(AVATAR_STORAGE, avatars);
    bind.constant(FEEDBACK_SERVICE, feedback);
    bind.constant(SHARED_LIST_READER, sharedLists);
    bind.constant(DEMO_MAILBOX, mailbox);
    bind.constant(STORAGE_STATUS, status);
  };
