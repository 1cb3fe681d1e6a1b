import { memo, type ReactNode } from 'react';

export interface GridItemProps<T> {
  readonly item: T;
  readonly index: number;
  readonly total: number;
  readonly render: (item: T, index: number) => ReactNode;
}

const Item = <T,>({ item, index, total, render }: GridItemProps<T>) => (
  <li data-index={index} aria-setsize={total} aria-posinset={index + 1}>
    {render(item, index)}
  </li>
);

/** One place in a virtual grid; scrolling past it does not render it again. */
export const GridItem = memo(Item) as typeof Item;
