import type { ReactNode } from 'react';
import type { RowData } from '@tanstack/react-table';
import type { RowCursor, RowPage } from '#domain/shared/row-page';
import { LoadingRegion, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { ADMIN_TABLE_MESSAGES } from '#ui/messages/admin/admin-table.messages.ts';
import { DataTable, type DataTableProps } from './data-table';
import { TablePager } from './table-pager';
import type { AdminQueryResult } from './use-admin-query';
import './admin-table.css';

const ROWS = 8;

/** Renders the placeholder of a table. */
export const TableSkeleton = ({ rows = ROWS }: { readonly rows?: number }): React.JSX.Element => (
  <LoadingRegion label={ADMIN_TABLE_MESSAGES.loading}>
    <div className="data-table-frame">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="table-skeleton-row">
          <SkeletonBar wide="1.25rem" />
          <SkeletonBar wide={index % 2 === 0 ? '40%' : '34%'} />
          <SkeletonBar wide="4rem" />
        </div>
      ))}
    </div>
  </LoadingRegion>
);

type Props<Row extends RowData> = Omit<DataTableProps<Row>, 'rows' | 'isStale'> & {
  readonly data: AdminQueryResult<RowPage<Row>>;
  /** Rendered instead of a table without rows. */
  readonly empty: ReactNode;
  readonly onTurn: (range: RowCursor) => void;
};

/** Renders a page of rows in its state: loading, failed with "Try again", empty, or the table with "Previous" and "Next". */
export const AdminTable = <Row extends RowData,>({ data, empty, onTurn, ...table }: Props<Row>): React.JSX.Element => {
  const { value, failure, retry, isStale } = data;
  if (failure !== null) return <FailureState failure={failure} retry={retry} />;
  if (value === null) return <TableSkeleton />;
  if (value.rows.length === 0) return <>{empty}</>;
  return (
    <>
      <DataTable {...table} rows={value.rows} isStale={isStale} />
      <TablePager page={value} idOf={table.idOf} onTurn={onTurn} isBusy={isStale} />
    </>
  );
};
