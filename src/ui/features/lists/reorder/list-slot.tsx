import { Fragment, type CSSProperties, type ReactNode } from 'react';
import type { List } from '#domain/lists/list';
import type { GripProps } from './slot';

/** What moves a list's card. */
export type ListSlot = {
  readonly setCard: ((card: HTMLElement | null) => void) | null;
  readonly style: CSSProperties | undefined;
  readonly isMoving: boolean;
  readonly grip: GripProps;
};

const fixed: ListSlot = { setCard: null, style: undefined, isMoving: false, grip: null };

export type ListOrderProps = {
  /** Lists that change places with each other. */
  readonly lists: ReadonlyArray<List>;
  /** Moves a list to a position among them, from 1. Resolves to false if it stays. */
  readonly onMove: (list: List, position: number) => Promise<boolean>;
  readonly children: (list: List, slot: ListSlot) => ReactNode;
};

/** Renders lists that cannot be moved by hand. */
export const FixedLists = ({ lists, children }: ListOrderProps): React.JSX.Element => (
  <>
    {lists.map((list) => (
      <Fragment key={list.listID}>{children(list, fixed)}</Fragment>
    ))}
  </>
);
