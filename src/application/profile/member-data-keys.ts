import type { BrowserStorage } from '#application/ports/browser-storage';
import type { UserId } from '#domain/users/user-id';

/**
 * Kinds of data that this browser keeps of a member: the titles opened last, the shelves of the member's lists that the home page had last,
 * the titles and names of lists chosen in imports and what was looked up for them, the last look for entries without a title and whether
 * the account has any, the titles shown and turned down in an evening, whether the home page had suggestions last, whether the first
 * ratings were skipped, which sign-in is noted, the place that reminders go by, the chosen views of lists, and for a start without a
 * network, the states in which lists are kept and what is known of lists of others.
 */
const KINDS = [
  'opened', 'shelves', 'import-titles', 'import-lists', 'import-answers', 'look', 'entries', 'evening', 'taste', 'first-ratings', 'sign-in',
  'kept', 'joint', 'list-views', 'place',
] as const;

/** Key in local storage of views that were chosen before they had an owner. */
export const UNOWNED_VIEWS_KEY = 'marquee.list-views';

/**
 * Key in local storage of the places that this browser has in its last shared evenings, the newest first. Guests have places, too: they
 * stay when a guest signs in, and go with what is kept of a member.
 */
export const SHARED_EVENING_KEY = 'marquee.shared-evening';

/** Returns the key in local storage of a kind of data of a member. A sign-out keeps `turned-down`, changes that are not sent. */
export const memberDataKey = (kind: (typeof KINDS)[number] | 'turned-down', uid: UserId | ''): string => `marquee.${kind}.${uid}`;

/**
 * Deletes what these keys hold of all members except `uid`, and with it the places in shared evenings; null: of all. Visitors load this
 * code too, so it does not decode.
 */
export const clearMemberDataExcept = ({ local }: BrowserStorage, uid: string | null): void => {
  const left = local.listKeys()
    .filter((key) => KINDS.some((kind) => key.startsWith(memberDataKey(kind, '')) && key !== memberDataKey(kind, '') + (uid ?? '')));
  for (const key of left.length > 0 ? [...left, SHARED_EVENING_KEY] : left) local.set(key, null);
  if (uid === null) local.set(UNOWNED_VIEWS_KEY, null);
};
