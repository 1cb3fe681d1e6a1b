import { CLOCK } from '#application/service-keys';
import { noAuditFilter } from '#domain/audit/audit-log';
import { firstPageCursor } from '#domain/shared/row-page';
import { Tag } from '#ui/design/text/tag.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { formatExactDateTime, formatShortDateTime } from '#ui/messages/admin/admin-time.ts';
import { AUDIT_PAGE_MESSAGES } from '#ui/messages/admin/audit.messages.ts';
import { DASHBOARD_MESSAGES } from '#ui/messages/admin/dashboard.messages.ts';
import { useService } from '#ui/services.tsx';
import { AuditText } from '#ui/features/admin/audit/audit-text.tsx';
import { unresolvedUserIds, useUserNames } from '#ui/features/admin/audit/use-user-names.ts';
import { AdminPart } from '#ui/features/admin/shared/admin-part.tsx';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';
import '#ui/features/admin/audit/audit.css';

/** Entries that the panel shows. */
const ENTRIES = 6;

/** Renders the last changes by admins, with a link to the whole log. */
export const LastEntriesPanel = (): React.JSX.Element => {
  const data = useAdminQuery('audit/last', ({ audit }) => audit.page(noAuditFilter, firstPageCursor, ENTRIES));
  const { names } = useUserNames(unresolvedUserIds(data.value?.rows ?? []));
  const now = useService(CLOCK).now();
  return (
    <AdminPart
      heading={DASHBOARD_MESSAGES.lastEntries}
      note={<TextLink to="/admin/audit">{DASHBOARD_MESSAGES.wholeLog}</TextLink>}
      data={data}
      lines={ENTRIES}
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="quiet">{DASHBOARD_MESSAGES.noEntries}</p>
        ) : (
          <ol className="part-rows">
            {rows.map((entry) => (
              <li key={entry.requestId}>
                <time className="faint num" dateTime={new Date(entry.at).toISOString()} title={formatExactDateTime(entry.at)}>
                  {formatShortDateTime(entry.at, now)}
                </time>
                <AuditText entry={entry} names={names} />
                {entry.outcome === null && <Tag tone="amber">{AUDIT_PAGE_MESSAGES.interrupted}</Tag>}
                {entry.outcome?.status === 'failed' && <Tag tone="red">{AUDIT_PAGE_MESSAGES.failed}</Tag>}
              </li>
            ))}
          </ol>
        )
      }
    </AdminPart>
  );
};
