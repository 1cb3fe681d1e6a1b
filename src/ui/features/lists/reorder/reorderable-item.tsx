import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';
import type { ListItem } from '#domain/lists/list-item';
import type { StoredTitle } from '#domain/lists/stored-title';

/** Props of the button that moves an item; null while items cannot be moved. */
export type GripProps = ComponentPropsWithRef<'button'> | null;

export type ReorderableItemProps = {
  readonly item: StoredTitle;
  /** The element to render: a box in the grid, a row in the table, an entry of a list. */
  readonly as: 'div' | 'tr' | 'li';
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

export type ReorderableItemsProps<Item extends StoredTitle = ListItem> = {
  readonly items: ReadonlyArray<Item>;
  /** Number of items of the list. */
  readonly count: number;
  readonly isTable: boolean;
  /** Moves an item to a position, from 1. Resolves to false if the item stays. */
  readonly onMove: (item: Item, position: number) => Promise<boolean>;
  /** Renders the items in their present order, each in a slot. */
  readonly children: (items: ReadonlyArray<Item>, slot: ReorderableItemComponent) => ReactNode;
};

/** Renders items that cannot be moved. */
export const NonSortableItems = <Item extends StoredTitle>({ items, children }: ReorderableItemsProps<Item>): React.JSX.Element => (
  <>{children(items, NonSortableItem)}</>
);
