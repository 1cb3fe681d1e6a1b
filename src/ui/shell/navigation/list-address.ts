type ListEntry = { readonly listName: string; readonly listID: string };

/** Returns the path and query of one of a user's lists. */
export const listAddress = ({ listName, listID }: ListEntry): string =>
  `/user-profile/user-lists/${encodeURIComponent(listName)}?list_id=${encodeURIComponent(listID)}`;

/** Returns the address of the list with this name, or the page that leads to it while the list is unknown. */
export const namedListAddress = (lists: ReadonlyArray<ListEntry>, name: 'favorites' | 'watchlist'): string => {
  const list = lists.find(({ listName }) => listName === name);
  return list === undefined ? `/user-profile/${name}` : listAddress(list);
};
