import { CLOCK } from '#application/service-keys';
import type { TimestampedCount, SiteTotals } from '#domain/site-stats/site-stats';
import { StatList, type Stat } from '#ui/design/metadata/stat-list.tsx';
import { formatShortDateTime } from '#ui/messages/admin/admin-time.ts';
import { DASHBOARD_MESSAGES } from '#ui/messages/admin/dashboard.messages.ts';
import { formatBytes } from '#ui/messages/format/format-bytes.ts';
import { formatNumber } from '#ui/messages/format/format.ts';
import { useService } from '#ui/services.tsx';
import { AdminPart } from '#ui/features/admin/shared/admin-part.tsx';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';

/** Returns the numbers of the dashboard as text. A number that nothing has counted yet is not shown as 0. */
const siteFigures = (totals: SiteTotals): ReadonlyArray<Stat> => {
  const { members, disabled, lists, items, files, bytes } = totals;
  const figure = (label: string, { value, countedAt }: TimestampedCount, more: Partial<Stat> = {}): Stat => ({
    label, value: formatNumber(value), ...more,
    ...(countedAt === null && { value: DASHBOARD_MESSAGES.noNumber, note: DASHBOARD_MESSAGES.notCounted }),
  });
  const access = DASHBOARD_MESSAGES.access(Math.max(0, members.value - disabled.value), disabled.value);
  return [
    figure(DASHBOARD_MESSAGES.members, members, { to: '/admin/manage-users', ...(disabled.countedAt !== null && { note: access }) }),
    figure(DASHBOARD_MESSAGES.admins, totals.admins),
    figure(DASHBOARD_MESSAGES.lists, lists, {
      to: '/admin/manage-lists', ...(items.countedAt !== null && { note: DASHBOARD_MESSAGES.items(items.value) }),
    }),
    figure(DASHBOARD_MESSAGES.unread, totals.unreadFeedback, { to: '/admin/feedback' }),
    figure(DASHBOARD_MESSAGES.bytes, bytes, { value: formatBytes(bytes.value), note: DASHBOARD_MESSAGES.files(files.value) }),
    figure(DASHBOARD_MESSAGES.refused, totals.refusedCalls),
  ];
};

/** Returns between which times the numbers were counted. @param now ms since 1970. */
const countedText = (totals: SiteTotals, now: number): string => {
  const times = Object.values(totals).flatMap(({ countedAt }) => countedAt ?? []);
  return times.length === 0
    ? ''
    : DASHBOARD_MESSAGES.counted(formatShortDateTime(Math.min(...times), now), formatShortDateTime(Math.max(...times), now));
};

/** Renders the totals of the site. */
export const TotalsPanel = (): React.JSX.Element => {
  const data = useAdminQuery('stats/totals', ({ stats }) => stats.totals);
  const now = useService(CLOCK).now();
  return (
    <AdminPart heading={DASHBOARD_MESSAGES.numbers} data={data}>
      {(totals) => (
        <>
          <StatList label={DASHBOARD_MESSAGES.numbers} figures={siteFigures(totals)} />
          <p className="faint part-note">{countedText(totals, now)} {DASHBOARD_MESSAGES.refusedNote}</p>
        </>
      )}
    </AdminPart>
  );
};
