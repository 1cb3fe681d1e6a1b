import { memo, type ReactNode } from 'react';

export interface GridItemProps<T> {
  readonly item: T;
  readonly index: number;
  readonly total: number;
  readonly render: (item: T, index: number) => ReactNode;
  /** For an item outside the rendered rows that is kept because focus is near: its column, and px below the top of the grid. */
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

/** Renders one item of a virtual grid; memoized, so that scrolling past does not render it again. */
export const GridItem = memo(Item) as typeof Item;
