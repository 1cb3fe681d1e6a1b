import type * as t from 'io-ts';
import type { TitlesChange } from '#domain/lists/list-command';
import { toNewListItem, type AddedTitle, type TitlesChangePayload } from '#domain/lists/server/list-payload';
import type { StoredTitle } from '#domain/lists/stored-title';

type Payload = { readonly [K in keyof typeof TitlesChangePayload]?: t.TypeOf<(typeof TitlesChangePayload)[K]> | undefined };

/** The server derives the item key. */
const toAddedTitle = (stored: StoredTitle): Omit<AddedTitle, 'note'> => {
  const { mediaType, movieID, imdbID, title, posterPath, releaseYear, genres, runtime, vote } = stored;
  return { mediaType, movieID, imdbID, title, posterPath, releaseYear, genres, runtime, vote };
};

/** Returns a change as a call sends it. */
export const toTitlesPayload = (change: TitlesChange): Payload => {
  switch (change.kind) {
    case 'add-items':
      return {
        add: change.items.map(({ title, note, addedAt, order, random }) => ({
          ...toAddedTitle(title), note: note?.trim() === '' ? null : note, addedAt, order, random,
        })),
      };
    case 'remove-items':
      return { remove: change.itemKeys };
    case 'place-item':
      return { place: { itemKey: change.itemKey, order: change.order } };
    case 'note-item':
      return { note: { itemKey: change.itemKey, note: change.note?.trim() === '' ? null : change.note } };
  }
};

/** Returns the change that a call sent; null if it names none. Times of a fast clock become now. @param now ms since 1970. */
export const toTitlesChange = (listID: string, { add, remove, place, note }: Payload, now: number): TitlesChange | null => {
  if (add !== undefined) {
    const items = add.map(({ addedAt, order, random, ...title }) => ({ ...toNewListItem(title, Math.min(addedAt, now), random), order }));
    return { kind: 'add-items', listID, items };
  }
  if (remove !== undefined) return { kind: 'remove-items', listID, itemKeys: remove };
  if (place !== undefined) return { kind: 'place-item', listID, ...place };
  return note === undefined ? null : { kind: 'note-item', listID, ...note };
};
