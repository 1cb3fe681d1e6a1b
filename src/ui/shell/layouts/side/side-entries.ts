import { displayListName } from '#domain/lists/list-name';
import type { SignedIn } from '#domain/users/session';
import type { ListEntry } from '#domain/users/user';
import type { IconName } from '#ui/design/icons/icon.tsx';
import { MEMBER_MENU_MESSAGES } from '#ui/messages/member-menu.messages.ts';
import { listAddress } from '#ui/shell/navigation/list-address.ts';

/** A link of a side menu. `also`: other paths at which the entry counts as current; with a slash at the end, all paths below. */
export type SideEntry = { readonly label: string; readonly icon: IconName; readonly to: string; readonly also?: ReadonlyArray<string> };
/** A group of side menu entries; `heading` is null for the first group. "Sign Out" follows after all groups. */
export type SideGroup = { readonly heading: string | null; readonly entries: ReadonlyArray<SideEntry> };

/** Returns the icon of a list; favourites and watchlist have their own. */
export const listIcon = (name: string): IconName => (name === 'favorites' ? 'heart' : name === 'watchlist' ? 'bookmark' : 'rows');

const dashboard: SideEntry = {
  label: MEMBER_MENU_MESSAGES.dashboard, icon: 'chart', to: '/admin/dashboard',
  also: ['/admin/audit', '/admin/feedback'],
};
const profile: SideEntry = {
  label: MEMBER_MENU_MESSAGES.profile, icon: 'user', to: '/user-profile',
  also: ['/user-profile/settings', '/user-profile/settings/'],
};

/** A list of the menu; `shownName` is absent until the list itself is loaded. */
export type MenuList = ListEntry & { readonly shownName?: string };

/** Returns the side menu of the profile area: home, profile, watch history, calendar, the user's lists; for admins also the dashboard. */
export const profileEntries = ({
  lists, role,
}: Pick<SignedIn, 'role'> & { readonly lists: ReadonlyArray<MenuList> }): ReadonlyArray<SideGroup> => [
  {
    heading: null,
    entries: [
      { label: MEMBER_MENU_MESSAGES.home, icon: 'home', to: '/home' },
      profile,
      {
        label: MEMBER_MENU_MESSAGES.watchHistory, icon: 'clock', to: '/user-profile/watch-history',
        also: ['/user-profile/ratings', '/user-profile/year/'],
      },
      { label: MEMBER_MENU_MESSAGES.calendar, icon: 'calendar', to: '/user-profile/calendar' },
      { label: MEMBER_MENU_MESSAGES.manageLists, icon: 'list', to: '/user-profile/user-lists' },
    ],
  },
  {
    heading: MEMBER_MENU_MESSAGES.yourLists,
    entries: lists.map((list) => ({
      label: list.shownName ?? displayListName(list.listName),
      icon: listIcon(list.listName),
      to: listAddress(list),
    })),
  },
  ...(role === 'admin' ? [{ heading: MEMBER_MENU_MESSAGES.adminGroup, entries: [dashboard] }] : []),
];

/** The side menu of the admin area. */
export const adminEntries: ReadonlyArray<SideGroup> = [
  { heading: null, entries: [{ label: MEMBER_MENU_MESSAGES.backHome, icon: 'home', to: '/home' }, profile] },
  {
    heading: MEMBER_MENU_MESSAGES.adminGroup,
    entries: [
      dashboard,
      { label: MEMBER_MENU_MESSAGES.manageUsers, icon: 'users', to: '/admin/manage-users', also: ['/admin/manage-users/'] },
      { label: MEMBER_MENU_MESSAGES.manageAllLists, icon: 'list', to: '/admin/manage-lists', also: ['/admin/manage-lists/'] },
    ],
  },
];
