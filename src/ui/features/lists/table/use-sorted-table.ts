import { rowSortingFeature, tableFeatures, useTable, type ColumnDef, type RowData, type SortingState,
  type Updater } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { SortDirection } from '#domain/shared/row-page';

export const sortedTableFeatures = tableFeatures({ rowSortingFeature });

/** The order of a table: id and direction of a column. */
export type TableSort = { readonly id: string; readonly direction: SortDirection };

export const ARIA_SORTS = { asc: 'ascending', desc: 'descending' } as const;

type Options<Row extends RowData> = {
  /** The same array in every render. */
  readonly columns: ReadonlyArray<ColumnDef<typeof sortedTableFeatures, Row>>;
  readonly rows: ReadonlyArray<Row>;
  readonly idOf: (row: Row) => string;
  /** The order of the rows; null if the table has none that can be chosen. */
  readonly sort: TableSort | null;
  readonly onSort?: (sort: TableSort) => void;
};

/** Returns a table whose rows are sorted already, by one column. */
export const useSortedTable = <Row extends RowData>({ columns, rows, idOf, sort, onSort }: Options<Row>) => {
  const sorting = useMemo<SortingState>(() => (sort === null ? [] : [{ id: sort.id, desc: sort.direction === 'desc' }]), [sort]);
  return useTable({
    features: sortedTableFeatures,
    columns,
    data: rows,
    getRowId: idOf,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (updater: Updater<SortingState>) => {
      const [next] = typeof updater === 'function' ? updater(sorting) : updater;
      if (next !== undefined) onSort?.({ id: next.id, direction: next.desc ? 'desc' : 'asc' });
    },
  });
};
