/** Returns a greeting for the hour of the day (0 to 23). */
export const greetingText = (hour: number): string => {
  if (hour < 5 || hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
};

/** The avatar menu and the side menus of the profile and admin areas. */
export const MEMBER_MENU_MESSAGES = {
  label: 'Account menu',
  dashboard: 'Dashboard',
  profile: 'Profile',
  favorites: 'Favorites',
  watchlist: 'Watchlist',
  yourLists: 'Your lists',
  signOut: 'Sign Out',
  profileArea: 'Profile menu',
  adminArea: 'Admin menu',
  home: 'Home',
  backHome: 'Back Home',
  watchHistory: 'Watch history',
  calendar: 'Calendar',
  settings: 'Settings',
  manageLists: 'Manage lists',
  adminGroup: 'Admin',
  manageUsers: 'Manage Users',
  manageAllLists: 'Manage Lists',
} as const;

/** A long group of a side menu. */
export const SIDE_MENU_GROUP_MESSAGES = {
  all: (count: number): string => `Show all ${count} lists`,
  fewer: 'Show fewer lists',
  find: 'Find a list',
} as const;
