import { filmViewing, onDay } from '#domain/history/history.fixture';
import { newList, type List } from '#domain/lists/list';
import { toListItem, type ListItem } from '#domain/lists/list-item';
import { film, maya, newItem } from '#domain/lists/list.fixture';

export const oldList = (name: string, fields: Partial<List> = {}): List => ({
  ...newList(maya, { listName: name, listID: `old-${name}` }, 1),
  ...fields,
});
export const oldItems = (listID: string, ...ids: ReadonlyArray<number>): ReadonlyArray<ListItem> =>
  ids.map((id) => toListItem(maya, listID, newItem(id, { note: `note ${id}` })));
export const fileRating = { item: film(1), rating: 8.5, ratedAt: 5 };
/** The content of a file with three lists, one of them deleted, a viewing and a rating. */
export const memberFileContent = {
  format: 'marquee-member', version: 4,
  lists: [
    { list: oldList('watchlist'), items: oldItems('old-watchlist', 1, 2) },
    { list: oldList('noir', { description: 'Rain', pinned: true }), items: oldItems('old-noir', 3) },
    { list: oldList('gone', { deletedAt: 7 }), items: oldItems('old-gone', 4) },
  ],
  viewings: [filmViewing('v1', 1, onDay('2023-05-04'))],
  ratings: [fileRating],
};
