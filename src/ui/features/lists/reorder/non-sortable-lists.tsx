import { Fragment, type CSSProperties, type ReactNode } from 'react';
import type { List } from '#domain/lists/list';
import type { GripProps } from './reorderable-item';

/** Attributes and listeners that move a list's card. */
export type ListDragProps = {
  readonly setCard: ((card: HTMLElement | null) => void) | null;
  readonly style: CSSProperties | undefined;
  readonly isMoving: boolean;
  readonly grip: GripProps;
};

const fixed: ListDragProps = { setCard: null, style: undefined, isMoving: false, grip: null };

export type ReorderableListsProps = {
  /** Lists that change places with each other. */
  readonly lists: ReadonlyArray<List>;
  /** Moves a list to a position among them, from 1. Resolves to false if it stays. */
  readonly onMove: (list: List, position: number) => Promise<boolean>;
  readonly children: (list: List, drag: ListDragProps) => ReactNode;
};

/** Renders lists that cannot be moved by hand. */
export const NonSortableLists = ({ lists, children }: ReorderableListsProps): React.JSX.Element => (
  <>
    {lists.map((list) => (
      <Fragment key={list.listID}>{children(list, fixed)}</Fragment>
    ))}
  </>
);
