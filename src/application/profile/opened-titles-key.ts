import type { BrowserStorage } from '#application/ports/browser-storage';
import type { UserId } from '#domain/users/user-id';

const PREFIX = 'marquee.opened.';

/** Returns the key in local storage for the titles that a member opened in this browser. */
export const openedTitlesKey = (uid: UserId): string => PREFIX + uid;

/** Deletes the opened titles of all members except `uid`; null: of all. Visitors load this code too, so it does not decode. */
export const clearOpenedTitlesExcept = ({ local }: BrowserStorage, uid: string | null): void =>
  local.listKeys().filter((key) => key.startsWith(PREFIX) && key !== `${PREFIX}${uid ?? ''}`).forEach((key) => local.set(key, null));
