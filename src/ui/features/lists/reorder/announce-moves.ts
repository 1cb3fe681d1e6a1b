import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { MOVE_ANNOUNCEMENTS } from '#ui/messages/lists/list-items.messages.ts';

/** Id of a moved title or list, and the name that is announced. */
export type Movable = { readonly id: string; readonly name: string };

/** Returns what is announced while something moves among others. @param count number of all of them, of which some are not loaded. */
export const announceMoves = (shown: ReadonlyArray<Movable>, count: number): Announcements => {
  const nameOf = (id: UniqueIdentifier): string => shown.find((each) => each.id === id)?.name ?? '';
  const positionOf = (id: UniqueIdentifier): number => shown.findIndex((each) => each.id === id) + 1;
  return {
    onDragStart: ({ active }) => MOVE_ANNOUNCEMENTS.pickedUp(nameOf(active.id), positionOf(active.id), count),
    onDragOver: ({ active, over }) => (over === null ? undefined : MOVE_ANNOUNCEMENTS.over(nameOf(active.id), positionOf(over.id), count)),
    onDragEnd: ({ active, over }) => MOVE_ANNOUNCEMENTS.dropped(nameOf(active.id), positionOf(over?.id ?? active.id)),
    onDragCancel: ({ active }) => MOVE_ANNOUNCEMENTS.cancelled(nameOf(active.id)),
  };
};
