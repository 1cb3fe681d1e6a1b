/** Notice of a member whose buttons and notices could not be loaded. */
export const MEMBER_PARTS_NOTICE_TEXT = 'Your list buttons didn’t load. Your lists and settings are safe.';
