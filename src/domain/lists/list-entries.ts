import type { ListEntry } from '#domain/users/user';
import type { List } from './list';

/** Returns the profile's entries after a change of a list: a deleted list has none, any other list one with its name. */
export const updateListEntries = (entries: ReadonlyArray<ListEntry>, { name, listID, deletedAt }: List): ReadonlyArray<ListEntry> => {
  if (deletedAt !== null) return entries.filter((entry) => entry.listID !== listID);
  const entry = { listName: name, listID };
  return entries.some((other) => other.listID === listID)
    ? entries.map((other) => (other.listID === listID ? entry : other))
    : [...entries, entry];
};
