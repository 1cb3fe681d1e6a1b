import type { UserId } from '#domain/users/user-id';

/**
 * Returns the key in local storage that says that an import of the member has work left. It stays when they sign out, as the import does.
 */
export const importingKey = (uid: UserId): string => `marquee.importing.${uid}`;
