import type { MemberExport } from '#application/data-file/moving-out/member-export';
import { newList, type List } from '#domain/lists/list';
import { toListItem, type ListItem } from '#domain/lists/list-item';
import { toReaddedItem } from '#domain/lists/inverse-list-change';
import type { UserId } from '#domain/users/user-id';

/** Stands in the file for the ids of the account and of the list, which others do not get. */
const SHARED_ID = 'shared' as UserId;

/** One list in the format of a member's own data, so that every Marquee reads it. */
type ListFile = Pick<MemberExport, 'format' | 'version' | 'exportedAt' | 'lists'>;

/**
 * Returns a list as a file for other people: its titles in the owner's order, with notes only if the owner shows them, and nothing that
 * names the account or that the owner watched and rated.
 * @param now ms since 1970.
 */
export const toListFile = (
  { name, displayName, description, createdAt, sharesNotes }: List,
  items: ReadonlyArray<ListItem>, now: number,
): ListFile => ({
  format: 'marquee-member', version: 5, exportedAt: new Date(now).toISOString(),
  lists: [
    {
      list: { ...newList(SHARED_ID, { listName: name, listID: SHARED_ID }, createdAt), displayName, description, itemCount: items.length },
      items: items.map((item) => {
        const copy = toReaddedItem(item);
        return toListItem(SHARED_ID, SHARED_ID, { ...copy, note: sharesNotes ? copy.note : null });
      }),
    },
  ],
});
