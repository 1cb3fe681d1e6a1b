import type { TitlesChange } from '#domain/lists/list-command';
import type { AddedTitle } from '#domain/lists/server/list-payload';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { TitlesPayload } from './titles-change';

/** The server derives the item key. */
const toAddedTitle = (stored: StoredTitle): Omit<AddedTitle, 'note'> => {
  const { mediaType, movieID, imdbID, title, posterPath, releaseYear, genres, runtime, vote } = stored;
  return { mediaType, movieID, imdbID, title, posterPath, releaseYear, genres, runtime, vote };
};

/** Returns a change as a call sends it. */
export const toTitlesPayload = (change: TitlesChange): TitlesPayload => {
  switch (change.kind) {
    case 'add-items':
      return {
        add: change.items.map(({ title, note, addedAt, order, random }) => ({
          ...toAddedTitle(title), note: note?.trim() === '' ? null : note, addedAt, order, random,
        })),
      };
    case 'remove-items':
      return { remove: change.itemKeys, ...(change.addedWith && { addedWith: change.addedWith }) };
    case 'place-item':
      return { place: { itemKey: change.itemKey, order: change.order } };
    case 'note-item':
      return { note: { itemKey: change.itemKey, note: change.note?.trim() === '' ? null : change.note } };
  }
};
