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

/** Returns the members that are enabled, as of the older of the two numbers. */
export const enabledMembers = ({ members, disabled }: Pick<SiteTotals, 'members' | 'disabled'>): TimestampedCount => ({
  value: Math.max(0, members.value - disabled.value),
  countedAt:
    members.countedAt === null || disabled.countedAt === null ? members.countedAt : Math.min(members.countedAt, disabled.countedAt),
});

/** Returns the numbers of the dashboard as text, each with the time that it is from. @param now ms since 1970. */
export const siteFigures = (totals: SiteTotals, now: number): ReadonlyArray<Stat> => {
  const asOf = ({ countedAt }: TimestampedCount): string =>
    countedAt === null ? DASHBOARD_MESSAGES.notCounted : DASHBOARD_MESSAGES.asOf(formatShortDateTime(countedAt, now));
  const figure = (label: string, counted: TimestampedCount): Stat => ({ label, value: formatNumber(counted.value), note: asOf(counted) });
  return [
    figure(DASHBOARD_MESSAGES.members, totals.members),
    figure(DASHBOARD_MESSAGES.enabled, enabledMembers(totals)),
    figure(DASHBOARD_MESSAGES.disabled, totals.disabled),
    figure(DASHBOARD_MESSAGES.admins, totals.admins),
    figure(DASHBOARD_MESSAGES.lists, totals.lists),
    figure(DASHBOARD_MESSAGES.items, totals.items),
    {
      label: DASHBOARD_MESSAGES.bytes,
      value: formatBytes(totals.bytes.value),
      note: DASHBOARD_MESSAGES.files(totals.files.value, asOf(totals.bytes)),
    },
    { ...figure(DASHBOARD_MESSAGES.unread, totals.unreadFeedback), to: '/admin/feedback' },
    figure(DASHBOARD_MESSAGES.refused, totals.refusedCalls),
  ];
};

/** Renders the totals of the site. */
export const TotalsPanel = (): React.JSX.Element => {
  const data = useAdminQuery('stats/totals', ({ stats }) => stats.totals);
  const now = useService(CLOCK).now();
  return (
    <AdminPart heading={DASHBOARD_MESSAGES.numbers} data={data}>
      {(totals) => (
        <>
          <StatList label={DASHBOARD_MESSAGES.numbers} figures={siteFigures(totals, now)} />
          <p className="faint part-note">{DASHBOARD_MESSAGES.refusedNote}</p>
        </>
      )}
    </AdminPart>
  );
};
