import type { UserId } from '#domain/users/user-id';

export const USERS_PATH = '/admin/manage-users';

/** Returns the address of a user's page in the admin area. */
export const userAddress = (uid: UserId): string => `${USERS_PATH}/${uid}`;
