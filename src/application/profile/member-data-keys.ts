import type { BrowserStorage } from '#application/ports/browser-storage';
import type { UserId } from '#domain/users/user-id';

const OPENED = 'marquee.opened.';
const SHELVES = 'marquee.shelves.';
const REMEMBERED = 'marquee.import-titles.';

/** Returns the key in local storage for the titles that a member opened in this browser. */
export const openedTitlesKey = (uid: UserId): string => OPENED + uid;

/** Returns the key in local storage for the shelves of the member's lists that the home page had last. */
export const expectedShelvesKey = (uid: UserId): string => SHELVES + uid;

/** Returns the key in local storage for the titles that the member chose in imports. */
export const rememberedTitlesKey = (uid: UserId): string => REMEMBERED + uid;

/** Deletes what these keys hold of all members except `uid`; null: of all. Visitors load this code too, so it does not decode. */
export const clearMemberDataExcept = ({ local }: BrowserStorage, uid: string | null): void =>
  local
    .listKeys()
    .filter((key) => [OPENED, SHELVES, REMEMBERED].some((prefix) => key.startsWith(prefix) && key !== prefix + (uid ?? '')))
    .forEach((key) => local.set(key, null));
