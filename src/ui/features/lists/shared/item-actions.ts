import { useMemo } from 'react';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { findItemNeighbours } from '#application/lists/items/find-item-neighbours';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { List } from '#domain/lists/list';
import type { ListItem } from '#domain/lists/list-item';
import { LIST_TOASTS } from '#ui/messages/lists/lists.messages.ts';
import { useRunChange } from './use-run-change';

export type ItemActions = {
  readonly remove: (item: ListItem) => void;
  /** Moves an item to a position of the member's own order, from 1. Resolves to false if the item stays. */
  readonly move: (item: ListItem, position: number) => Promise<boolean>;
  readonly note: (item: ListItem, note: string | null) => void;
};

/** Returns the changes of single items of a list. */
export const useItemActions = (useCases: ListUseCases, { listID, itemCount }: List): ItemActions => {
  const run = useRunChange(useCases);
  return useMemo(
    () => ({
      remove: (item) => void run(useCases.removeTitles(listID, [item]), LIST_TOASTS.removed(item.title)),
      move: async (item, position) => {
        const change = pipe(
          findItemNeighbours(useCases, item, position, itemCount),
          TE.flatMap((place) => useCases.placeItem(item, place)),
        );
        return (await run(change, LIST_TOASTS.moved(item.title, position))) === null;
      },
      note: (item, note) => void run(useCases.noteItem(item, note), LIST_TOASTS.noted(item.title)),
    }),
    [run, useCases, listID, itemCount],
  );
};
