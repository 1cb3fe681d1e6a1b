import { CLOCK } from '#application/service-keys';
import { noAuditFilter } from '#domain/audit/audit-log';
import { firstPageCursor } from '#domain/shared/row-page';
import type { UserId } from '#domain/users/user-id';
import { Tag } from '#ui/design/text/tag.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { formatExactDateTime, formatShortDateTime } from '#ui/messages/admin/admin-time.ts';
import { AUDIT_PAGE_MESSAGES } from '#ui/messages/admin/audit.messages.ts';
import { USER_PAGE_MESSAGES } from '#ui/messages/admin/user-page.messages.ts';
import { useService } from '#ui/services.tsx';
import { AuditText } from '#ui/features/admin/audit/audit-text.tsx';
import { unresolvedUserIds, useUserNames } from '#ui/features/admin/audit/use-user-names.ts';
import { AdminPart } from '#ui/features/admin/shared/admin-part.tsx';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';
import '#ui/features/admin/audit/audit.css';

/** Entries that the panel shows; the audit log has the others. */
const SHOWN = 20;

/** Renders what admins changed about a user, last change first. */
export const UserAuditPanel = ({ uid }: { readonly uid: UserId }): React.JSX.Element => {
  const data = useAdminQuery(`audit/of/${uid}`, ({ audit }) => audit.page({ ...noAuditFilter, target: uid }, firstPageCursor, SHOWN));
  const { names } = useUserNames(unresolvedUserIds(data.value?.rows ?? []));
  const now = useService(CLOCK).now();
  return (
    <AdminPart
      heading={USER_PAGE_MESSAGES.audit}
      note={<TextLink to={`/admin/audit?target=${uid}`}>{USER_PAGE_MESSAGES.wholeLog}</TextLink>}
      data={data}
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="quiet">{USER_PAGE_MESSAGES.noAudit}</p>
        ) : (
          <ol className="user-lists">
            {rows.map((entry) => (
              <li key={entry.requestId}>
                <AuditText entry={entry} names={names} />
                <span>
                  {entry.outcome === null && <Tag tone="amber">{AUDIT_PAGE_MESSAGES.interrupted}</Tag>}
                  {entry.outcome?.status === 'failed' && <Tag tone="red">{AUDIT_PAGE_MESSAGES.failed}</Tag>}{' '}
                  <time className="faint num" dateTime={new Date(entry.at).toISOString()} title={formatExactDateTime(entry.at)}>
                    {formatShortDateTime(entry.at, now)}
                  </time>
                </span>
              </li>
            ))}
          </ol>
        )
      }
    </AdminPart>
  );
};
