import type { UserId } from '#domain/users/user-id';

export const ADMIN_USERS_PATH = '/admin/manage-users';

/** Returns the address of a user's page in the admin area. */
export const userAddress = (uid: UserId): string => `${ADMIN_USERS_PATH}/${uid}`;
