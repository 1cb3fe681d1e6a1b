/** Returns a greeting for the hour of the day (0 to 23). */
export const greeting = (hour: number): string => {
  if (hour < 5 || hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
};

/** The avatar menu and the side menus of the profile and admin areas. */
export const MEMBER_MENU = {
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
  manageLists: 'Manage lists',
  adminGroup: 'Admin',
  manageUsers: 'Manage Users',
  manageAllLists: 'Manage Lists',
} as const;
