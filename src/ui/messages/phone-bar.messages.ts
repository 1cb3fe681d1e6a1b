/** The bar at the bottom of a phone. */
export const PHONE_BAR_MESSAGES = {
  navigation: 'Quick',
  home: 'Home',
  search: 'Search',
  evening: 'Tonight',
  watchlist: 'Watchlist',
  more: 'More',
} as const;
