import { memo, type ReactNode } from 'react';

export interface GridItemProps<T> {
  readonly item: T;
  readonly index: number;
  readonly total: number;
  readonly render: (item: T, index: number) => ReactNode;
  /** Far from the window, and here only because the focus is near: its column, and px below the top of the grid. */
  readonly column?: number;
  readonly top?: number;
}

const Item = <T,>({ item, index, total, render, column, top }: GridItemProps<T>) => (
  <li
    data-index={index}
    aria-setsize={total}
    aria-posinset={index + 1}
    {...(column !== undefined && { className: 'far', style: { gridColumn: `${column + 1} / ${column + 2}`, top } })}
  >
    {render(item, index)}
  </li>
);

/** One place in a virtual grid; scrolling past it does not render it again. */
export const GridItem = memo(Item) as typeof Item;
