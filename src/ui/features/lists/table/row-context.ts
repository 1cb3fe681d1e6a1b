import { createContext, useContext } from 'react';
import type { GripProps } from '#ui/features/lists/reorder/reorderable-item.tsx';
import type { ItemsViewProps } from '#ui/features/lists/list-page/items-view.ts';

/** Values that the cells of one row share. */
export type ItemRowContextValue = Pick<ItemsViewProps, 'items' | 'count' | 'actions' | 'selection' | 'onMoveTo'> & {
  readonly grip: GripProps;
  readonly position: number | null;
};

const RowContext = createContext<ItemRowContextValue | null>(null);
export const ItemRowProvider = RowContext.Provider;

export const useItemRowContext = (): ItemRowContextValue => {
  const row = useContext(RowContext);
  if (row === null) throw new Error('useItemRowContext must be used within <ItemRowProvider>.');
  return row;
};
