/** Adds the title to a list or removes it; `name` is the name of the list as typed or shown. */
export type ListMembershipChange = { readonly kind: 'put'; readonly listID: string; readonly name: string; readonly isMember: boolean };
/** Creates a list with the typed name, which then gets the title. */
type CreateChange = { readonly kind: 'create'; readonly name: string };
export type MenuChange = ListMembershipChange | CreateChange;

/** Returns the lists with the title after the changes that are not stored. */
export const withPendingMembership = (listIDs: ReadonlyArray<string>, waiting: ReadonlyArray<MenuChange>): ReadonlySet<string> => {
  const shown = new Set(listIDs);
  for (const change of waiting) {
    if (change.kind === 'create') continue;
    if (change.isMember) shown.add(change.listID);
    else shown.delete(change.listID);
  }
  return shown;
};

/** Returns what is different with one more stored change: adding and removing again is no difference. */
export const withStoredChange = (changes: ReadonlyArray<ListMembershipChange>, change: ListMembershipChange): ReadonlyArray<ListMembershipChange> => {
  const others = changes.filter(({ listID }) => listID !== change.listID);
  return others.length < changes.length ? others : [...others, change];
};
