import { toReaddedItem } from './inverse-list-change';
import { MAX_NOTE_LENGTH, type ListItem, type NewListItem } from './list-item';
import type { StoredTitle } from './stored-title';

/**
 * Joins the items of one title under two keys: the older time and place stay, and every note. Answers null without items, or if the notes
 * are too long together: then both items stay.
 */
export const joinItems = (title: StoredTitle, items: ReadonlyArray<ListItem>): NewListItem | null => {
  const sorted = [...items].sort((one, other) => one.addedAt - other.addedAt);
  const [oldest] = sorted;
  const note = [...new Set(sorted.flatMap((item) => item.note ?? []))].join('\n\n');
  return oldest === undefined || note.length > MAX_NOTE_LENGTH ? null : { ...toReaddedItem(oldest), title, note: note || null };
};
