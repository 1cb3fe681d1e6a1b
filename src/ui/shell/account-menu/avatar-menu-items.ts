import type { SignedIn } from '#domain/users/session';
import type { MenuItem } from '#ui/design/overlays/menu.tsx';
import type { IconName } from '#ui/design/icons/icon.tsx';
import { MEMBER_MENU_MESSAGES } from '#ui/messages/member-menu.messages.ts';
import { namedListAddress } from '#ui/shell/navigation/list-address.ts';
import { topLinks } from '#ui/shell/layouts/header/top-links.ts';

const icons: Readonly<Record<string, IconName>> = { '/home': 'home', '/movies': 'grid', '/tv-shows': 'rows', '/genre': 'star' };

/** Returns the entries of the avatar menu for a user. The header's links are included for narrow screens, where the header hides them. */
export const avatarMenuItems = (person: SignedIn, signOut: () => void): ReadonlyArray<MenuItem | 'rule'> => [
  ...(person.role === 'admin' ? [{ label: MEMBER_MENU_MESSAGES.dashboard, icon: 'chart' as const, to: '/admin/dashboard' }] : []),
  { label: MEMBER_MENU_MESSAGES.profile, icon: 'user', to: '/user-profile' },
  { label: MEMBER_MENU_MESSAGES.favorites, icon: 'heart', to: namedListAddress(person.lists, 'favorites') },
  { label: MEMBER_MENU_MESSAGES.watchlist, icon: 'bookmark', to: namedListAddress(person.lists, 'watchlist') },
  { label: MEMBER_MENU_MESSAGES.yourLists, icon: 'list', to: '/user-profile/user-lists' },
  ...topLinks(true).map(({ label, to }) => ({ label, to, icon: icons[to] ?? 'star', onlySmall: true })),
  'rule',
  { label: MEMBER_MENU_MESSAGES.signOut, icon: 'leave', onChoose: signOut },
];
