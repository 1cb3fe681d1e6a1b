import type { List } from '#domain/lists/list';
import type { UserId } from '#domain/users/user-id';
import type { MemoryState } from '#adapters/memory/storage/state';

export type DefaultLists = { readonly favorites: string; readonly watchlist: string };

/**
 * Returns the ids of the demo member's default lists; null if the member is gone or the watchlist has ever changed. Read at each sign-in,
 * before the content loads.
 */
export const defaultListsToFill = (state: MemoryState, uid: UserId): DefaultLists | null => {
  const find = (name: string): List | undefined => [...state.lists.values()].find((list) => list.userID === uid && list.name === name);
  const [favorites, watchlist] = [find('favorites'), find('watchlist')];
  return favorites === undefined || watchlist?.updatedAt !== null ? null : { favorites: favorites.listID, watchlist: watchlist.listID };
};
