import { useMemo } from 'react';
import { auditFilter, auditViewParams, isAuditFiltered, noAuditView, parseAuditView } from '#application/admin/audit-view-params';
import { CLOCK } from '#application/service-keys';
import type { AuditEntry } from '#domain/audit/audit';
import { ROWS_PER_PAGE } from '#domain/shared/row-page';
import { Button } from '#ui/design/buttons/button.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { formatExactDateTime, formatShortDateTime } from '#ui/messages/admin/admin-time.ts';
import { ADMIN_PAGE_TITLES } from '#ui/messages/admin/admin.messages.ts';
import { AUDIT_PAGE_MESSAGES } from '#ui/messages/admin/audit.messages.ts';
import { useService } from '#ui/services.tsx';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { AdminHead } from '#ui/features/admin/shared/admin-head.tsx';
import { AdminTable } from '#ui/features/admin/shared/admin-table.tsx';
import type { DataColumn } from '#ui/features/admin/shared/data-table.tsx';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';
import { useTableAddress } from '#ui/features/admin/shared/use-table-address.ts';
import { AuditActionsCell, AuditChangesCell, AuditMainCell } from './audit-cells';
import { AuditFilters } from './audit-filters';
import { unresolvedUserIds, useUserNames } from './use-user-names';
import './audit.css';

const idOf = ({ requestId }: AuditEntry): string => requestId;
const NO_ENTRIES: ReadonlyArray<AuditEntry> = [];

const columnsFor = (names: ReadonlyMap<string, string>, now: number): ReadonlyArray<DataColumn<AuditEntry>> => [
  { id: 'main', header: AUDIT_PAGE_MESSAGES.columns.main, cell: ({ row }) => <AuditMainCell entry={row.original} names={names} /> },
  {
    id: 'changes', header: AUDIT_PAGE_MESSAGES.columns.changes,
    cell: ({ row }) => <AuditChangesCell entry={row.original} names={names} />,
  },
  {
    id: 'at', header: AUDIT_PAGE_MESSAGES.columns.at,
    cell: ({ row }) => (
      <time dateTime={new Date(row.original.at).toISOString()} title={formatExactDateTime(row.original.at)}>
        {formatShortDateTime(row.original.at, now)}
      </time>
    ),
  },
  {
    id: 'actions', header: AUDIT_PAGE_MESSAGES.columns.actions,
    cell: ({ row }) => <AuditActionsCell entry={row.original} names={names} />,
  },
];

/** Renders what admins did, last call first, with filters in the address. */
export const AuditPage = (): React.JSX.Element => {
  const { view, range, change, turn } = useTableAddress(parseAuditView, auditViewParams);
  const data = useAdminQuery(`audit/${JSON.stringify([view, range])}`, ({ audit }) => audit.page(auditFilter(view), range, ROWS_PER_PAGE));
  const { names, isSettled } = useUserNames(unresolvedUserIds(data.value?.rows ?? NO_ENTRIES));
  const now = useService(CLOCK).now();
  const columns = useMemo(() => columnsFor(names, now), [names, now]);
  const empty = isAuditFiltered(view) ? (
    <StatePanel
      actions={
        <Button kind="go" onClick={() => change(noAuditView)}>
          {AUDIT_PAGE_MESSAGES.clear}
        </Button>
      }
    >
      {AUDIT_PAGE_MESSAGES.noMatch}
    </StatePanel>
  ) : (
    <StatePanel>{AUDIT_PAGE_MESSAGES.empty}</StatePanel>
  );
  return (
    <>
      <DocumentHead title={ADMIN_PAGE_TITLES.audit} description={AUDIT_PAGE_MESSAGES.description} noIndex />
      <AdminHead heading={ADMIN_PAGE_TITLES.audit} note={AUDIT_PAGE_MESSAGES.note} />
      <div className="admin-body audit-log">
        <AuditFilters view={view} change={change} names={names} />
        <AdminTable
          label={AUDIT_PAGE_MESSAGES.table}
          columns={columns}
          data={isSettled ? data : { ...data, value: null }}
          empty={empty}
          idOf={idOf}
          sort={null}
          onTurn={turn}
        />
      </div>
    </>
  );
};
