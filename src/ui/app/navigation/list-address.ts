type ListEntry = { readonly listName: string; readonly listID: string };

/** The address of one of a person's lists. */
export const listAddress = ({ listName, listID }: ListEntry): string =>
  `/user-profile/user-lists/${encodeURIComponent(listName)}?list_id=${encodeURIComponent(listID)}`;

/** The address of the list of that name; for somebody who has none (not yet loaded, say) the page that stands for it. */
export const namedListAddress = (lists: ReadonlyArray<ListEntry>, name: 'favorites' | 'watchlist'): string => {
  const list = lists.find(({ listName }) => listName === name);
  return list === undefined ? `/user-profile/${name}` : listAddress(list);
};
