import { displayListName } from '#domain/lists/list-name';
import type { SignedIn } from '#domain/users/session';
import type { IconName } from '#ui/design/icons/icon.tsx';
import { listAddress } from '../../navigation/list-address';

/** An entry of a side menu that leads somewhere. `also`: other addresses at which one is where it leads. */
export type SideEntry = { readonly label: string; readonly icon: IconName; readonly to: string; readonly also?: ReadonlyArray<string> };
/** A side menu: groups of entries, the first without words of its own above it. Signing out always comes after them. */
export type SideGroup = { readonly heading: string | null; readonly entries: ReadonlyArray<SideEntry> };

/** The sign of a list: the two that everybody has have their own. */
export const listIcon = (name: string): IconName => (name === 'favorites' ? 'heart' : name === 'watchlist' ? 'bookmark' : 'rows');

const dashboard: SideEntry = { label: 'Dashboard', icon: 'chart', to: '/admin/dashboard' };
const profile: SideEntry = { label: 'Profile', icon: 'user', to: '/user-profile', also: ['/user-profile/settings'] };

/** A member's own pages: home, profile, the lists; admins also find their way to the dashboard. */
export const profileEntries = ({ lists, role }: Pick<SignedIn, 'lists' | 'role'>): ReadonlyArray<SideGroup> => [
  {
    heading: null,
    entries: [{ label: 'Home', icon: 'home', to: '/home' }, profile, { label: 'Manage lists', icon: 'list', to: '/user-profile/user-lists' }],
  },
  {
    heading: 'Your lists',
    entries: lists.map((list) => ({ label: displayListName(list.listName), icon: listIcon(list.listName), to: listAddress(list) })),
  },
  ...(role === 'admin' ? [{ heading: 'The house', entries: [dashboard] }] : []),
];

/** The back of the house. */
export const adminEntries: ReadonlyArray<SideGroup> = [
  { heading: null, entries: [{ label: 'Back Home', icon: 'home', to: '/home' }, profile] },
  {
    heading: 'The house',
    entries: [
      dashboard,
      { label: 'Manage Users', icon: 'users', to: '/admin/manage-users' },
      { label: 'Manage Lists', icon: 'list', to: '/admin/manage-lists' },
    ],
  },
];
