export const DEFAULT_LIST_ICONS = { favorites: 'heart', watchlist: 'bookmark' } as const;

/** The keys that add a title to the list or remove it. */
export const DEFAULT_LIST_SHORTCUT_KEYS = { favorites: 'F', watchlist: 'W' } as const;

/** The key that marks a title as watched. */
export const WATCHED_SHORTCUT_KEY = 'H';
