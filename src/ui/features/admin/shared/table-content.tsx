import type { ReactNode } from 'react';
import type { RowPage } from '#domain/shared/row-page';
import { LoadingRegion, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { ADMIN_TABLE_MESSAGES } from '#ui/messages/admin/admin-table.messages.ts';
import type { AdminQueryResult } from './use-admin-query';
import './data-table.css';
import './table-content.css';

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

type Props<Row> = {
  readonly data: AdminQueryResult<RowPage<Row>>;
  /** Rendered instead of a table without rows. */
  readonly empty: ReactNode;
  readonly children: (page: RowPage<Row>) => ReactNode;
};

/** Renders a page of rows in its state: loading, failed with "Try again", empty, or the table. */
export const TableContent = <Row,>({ data: { value, failure, retry }, empty, children }: Props<Row>): React.JSX.Element => {
  if (failure !== null) return <FailureState failure={failure} retry={retry} />;
  if (value === null) return <TableSkeleton />;
  return <>{value.rows.length === 0 ? empty : children(value)}</>;
};
