import type { SignedIn } from '#domain/users/session';
import type { MenuItem } from '#ui/design/overlays/menu.tsx';
import type { IconName } from '#ui/design/icons/icon.tsx';
import { namedListAddress } from '../navigation/list-address';
import { topLinks } from '../layouts/header/top-links';

const icons: Readonly<Record<string, IconName>> = { Home: 'home', Movies: 'grid', 'TV Shows': 'rows', Genre: 'star' };

/** Returns the entries of the avatar menu for a user. The header's links are included for narrow screens, where the header hides them. */
export const avatarMenuItems = (person: SignedIn, signOut: () => void): ReadonlyArray<MenuItem | 'rule'> => [
  ...(person.role === 'admin' ? [{ label: 'Dashboard', icon: 'chart' as const, to: '/admin/dashboard' }] : []),
  { label: 'Profile', icon: 'user', to: '/user-profile' },
  { label: 'Favorites', icon: 'heart', to: namedListAddress(person.lists, 'favorites') },
  { label: 'Watchlist', icon: 'bookmark', to: namedListAddress(person.lists, 'watchlist') },
  { label: 'Your lists', icon: 'list', to: '/user-profile/user-lists' },
  ...topLinks(true).map(({ label, to }) => ({ label, to, icon: icons[label] ?? 'star', onlySmall: true })),
  'rule',
  { label: 'Sign Out', icon: 'leave', onChoose: signOut },
];
