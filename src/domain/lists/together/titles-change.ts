import type * as t from 'io-ts';
import type { TitlesChange } from '#domain/lists/list-command';
import { toNewListItem, type TitlesChangePayload } from '#domain/lists/server/list-payload';

/** A change as a call sends it: one of the four; `addedWith` belongs to a removal. */
export type TitlesPayload = { readonly [K in keyof typeof TitlesChangePayload]?: t.TypeOf<(typeof TitlesChangePayload)[K]> | undefined };

/** Returns the change that a call sent; null if it names none. Times of a fast clock become now. @param now ms since 1970. */
export const toTitlesChange = (
  listID: string, { add, remove, addedWith, place, note }: TitlesPayload, now: number,
): TitlesChange | null => {
  if (add !== undefined) {
    const items = add.map(({ addedAt, order, random, ...title }) => ({ ...toNewListItem(title, Math.min(addedAt, now), random), order }));
    return { kind: 'add-items', listID, items };
  }
  if (remove !== undefined) return { kind: 'remove-items', listID, itemKeys: remove, ...(addedWith && { addedWith }) };
  if (place !== undefined) return { kind: 'place-item', listID, ...place };
  return note === undefined ? null : { kind: 'note-item', listID, ...note };
};
