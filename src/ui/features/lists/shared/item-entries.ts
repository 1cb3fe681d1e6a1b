import { LIST_ITEM_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import type { PlaceEntry } from '#ui/features/shared/member-controls.tsx';

/** Returns the actions on the place of a title in its list. @param onMoveTo null while the list is not in the member's own order. */
export const itemEntries = (onMoveTo: (() => void) | null, onRemove: () => void): ReadonlyArray<PlaceEntry> => [
  ...(onMoveTo === null ? [] : [{ label: LIST_ITEM_MESSAGES.moveTo, icon: 'sort' as const, onChoose: onMoveTo }]),
  { label: LIST_ITEM_MESSAGES.remove, icon: 'trash', onChoose: onRemove },
];
