import type { ListItem } from '#domain/lists/list-item';
import type { ReorderableItemComponent } from '#ui/features/lists/reorder/reorderable-item.tsx';
import type { ItemActions } from '#ui/features/lists/shared/item-actions.ts';
import type { ItemSelection } from './use-selection';

/** Props that the grid and the table of a list share. */
export type ItemsViewProps = {
  readonly items: ReadonlyArray<ListItem>;
  readonly slot: ReorderableItemComponent;
  /** Number of items of the list. */
  readonly count: number;
  /** Number of items that match; null if unknown. */
  readonly total: number | null;
  /** Returns an item's position in the member's own order, from 1; null in any other order. */
  readonly positionOf: (index: number) => number | null;
  readonly selection: ItemSelection;
  readonly actions: ItemActions;
  readonly onMoveTo: (item: ListItem, position: number) => void;
  readonly onEndNear: () => void;
  /** Scroll position to restore, in px. */
  readonly leftAt: number;
};
