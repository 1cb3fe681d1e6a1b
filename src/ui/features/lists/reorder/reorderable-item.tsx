import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';
import type { ListItem } from '#domain/lists/list-item';

/** Props of the button that moves an item; null while items cannot be moved. */
export type GripProps = ComponentPropsWithRef<'button'> | null;

export type ReorderableItemProps = {
  readonly item: ListItem;
  /** The element to render: a box in the grid, a row in the table. */
  readonly as: 'div' | 'tr';
  readonly className?: string;
  readonly 'aria-rowindex'?: number;
  readonly 'aria-selected'?: boolean;
  readonly children: (grip: GripProps) => ReactNode;
};
/** Renders the element of one item, which may be movable. */
export type ReorderableItemComponent = ComponentType<ReorderableItemProps>;

/** Renders an item that cannot be moved. */
export const NonSortableItem = ({ as: Tag, className, children, ...rest }: ReorderableItemProps): React.JSX.Element => (
  <Tag className={className} aria-rowindex={rest['aria-rowindex']} aria-selected={rest['aria-selected']}>
    {children(null)}
  </Tag>
);

export type ReorderableItemsProps = {
  readonly items: ReadonlyArray<ListItem>;
  /** Number of items of the list. */
  readonly count: number;
  readonly isTable: boolean;
  /** Moves an item to a position, from 1. Resolves to false if the item stays. */
  readonly onMove: (item: ListItem, position: number) => Promise<boolean>;
  /** Renders the items in their present order, each in a slot. */
  readonly children: (items: ReadonlyArray<ListItem>, slot: ReorderableItemComponent) => ReactNode;
};

/** Renders items that cannot be moved. */
export const NonSortableItems = ({ items, children }: ReorderableItemsProps): React.JSX.Element => <>{children(items, NonSortableItem)}</>;
