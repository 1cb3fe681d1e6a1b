export const ADMIN_LISTS_PATH = '/admin/manage-lists';

/** Returns the address of any member's list in the admin area. */
export const adminListAddress = (listID: string): string => `${ADMIN_LISTS_PATH}/${encodeURIComponent(listID)}`;

/** Returns the address of the table with the lists of one owner. */
export const ownerListsAddress = (uid: string): string => `${ADMIN_LISTS_PATH}?owner=${encodeURIComponent(uid)}`;
