/** Adds the title to a list or removes it; `name` is the name of the list as typed or shown. */
export type ListMembershipChange = {
  readonly kind: 'membership';
  readonly listID: string;
  readonly name: string;
  readonly isMember: boolean;
};
/** Creates a list with the typed name, which then gets the title. */
type CreateChange = { readonly kind: 'create'; readonly name: string };
export type AddToListChange = ListMembershipChange | CreateChange;

/** Returns whether the last waiting change of the list is the same, as when a key is pressed twice. */
export const isWaitingMembership = (waiting: ReadonlyArray<AddToListChange>, listID: string, isMember: boolean): boolean =>
  waiting.flatMap((change) => (change.kind === 'membership' && change.listID === listID ? [change.isMember] : [])).at(-1) === isMember;

/**
 * Returns what is different with one more stored change: adding and removing again is no difference.
 * @param isSame returns whether two changes concern the same.
 */
export const withStoredChange = <Change>(
  changes: ReadonlyArray<Change>, change: Change,
  isSame: (one: Change, other: Change) => boolean,
): ReadonlyArray<Change> => {
  const others = changes.filter((other) => !isSame(other, change));
  return others.length < changes.length ? others : [...others, change];
};
