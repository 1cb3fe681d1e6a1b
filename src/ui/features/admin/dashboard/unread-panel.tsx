import { CLOCK } from '#application/service-keys';
import { firstPageCursor } from '#domain/shared/row-page';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { formatExactDateTime, formatShortDateTime } from '#ui/messages/admin/admin-time.ts';
import { DASHBOARD_MESSAGES } from '#ui/messages/admin/dashboard.messages.ts';
import { useService } from '#ui/services.tsx';
import { AdminPart } from '#ui/features/admin/shared/admin-part.tsx';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';

/** Messages that the panel shows. */
const MESSAGES = 4;
/** Characters of a message that the panel contains: two lines show fewer. */
const MAX_TEXT = 300;

/** Renders the last unread messages, with a link to the inbox. */
export const UnreadPanel = (): React.JSX.Element => {
  const data = useAdminQuery('feedback/last', ({ feedback }) => feedback.page('new', firstPageCursor, MESSAGES));
  const now = useService(CLOCK).now();
  return (
    <AdminPart
      heading={DASHBOARD_MESSAGES.feedback}
      note={<TextLink to="/admin/feedback">{DASHBOARD_MESSAGES.inbox}</TextLink>}
      data={data}
      lines={MESSAGES}
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="quiet">{DASHBOARD_MESSAGES.noFeedback}</p>
        ) : (
          <ol className="part-rows">
            {rows.map(({ id, message, sentAt }) => (
              <li key={id}>
                <time className="faint num" dateTime={new Date(sentAt).toISOString()} title={formatExactDateTime(sentAt)}>
                  {formatShortDateTime(sentAt, now)}
                </time>
                <bdi className="part-text">{Array.from(message).slice(0, MAX_TEXT).join('')}</bdi>
              </li>
            ))}
          </ol>
        )
      }
    </AdminPart>
  );
};
