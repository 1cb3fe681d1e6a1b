import type { SignedIn } from '#domain/users/session';
import type { MenuItem } from '#ui/design/overlays/menu.tsx';
import type { IconName } from '#ui/design/icons/icon.tsx';
import { MEMBER_MENU_MESSAGES } from '#ui/messages/member-menu.messages.ts';
import { namedListAddress } from '#ui/shell/navigation/list-address.ts';
import { topLinks } from '#ui/shell/layouts/header/top-links.ts';

const icons: Readonly<Record<string, IconName>> = { '/home': 'home', '/movies': 'grid', '/tv-shows': 'rows', '/genre': 'star' };

/** A member's further pages, which the menu of the profile area leads to; a phone's bar has them within the thumb's reach. */
export const memberPlaces: ReadonlyArray<MenuItem> = [
  { label: MEMBER_MENU_MESSAGES.watchHistory, icon: 'clock', to: '/user-profile/watch-history' },
  { label: MEMBER_MENU_MESSAGES.calendar, icon: 'calendar', to: '/user-profile/calendar' },
  { label: MEMBER_MENU_MESSAGES.settings, icon: 'edit', to: '/user-profile/settings' },
];

/**
 * Returns the entries of the avatar menu for a user. The header's links are included for narrow screens, where the header hides them.
 * @param places further entries, after the member's own.
 */
export const avatarMenuItems = (
  person: SignedIn, signOut: () => void, places: ReadonlyArray<MenuItem> = [],
): ReadonlyArray<MenuItem | 'rule'> => [
  ...(person.role === 'admin' ? [{ label: MEMBER_MENU_MESSAGES.dashboard, icon: 'chart' as const, to: '/admin/dashboard' }] : []),
  { label: MEMBER_MENU_MESSAGES.profile, icon: 'user', to: '/user-profile' },
  { label: MEMBER_MENU_MESSAGES.favorites, icon: 'heart', to: namedListAddress(person.lists, 'favorites') },
  { label: MEMBER_MENU_MESSAGES.watchlist, icon: 'bookmark', to: namedListAddress(person.lists, 'watchlist') },
  { label: MEMBER_MENU_MESSAGES.yourLists, icon: 'list', to: '/user-profile/user-lists' },
  ...places,
  ...topLinks(true).map(({ label, to }) => ({ label, to, icon: icons[to] ?? 'star', onlySmall: true })),
  'rule',
  { label: MEMBER_MENU_MESSAGES.signOut, icon: 'leave', onChoose: signOut },
];
