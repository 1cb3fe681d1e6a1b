import {
  accountChartBars, dashboardViewParams, parseDashboardView, resolveStatsRange, STATS_RANGES,
} from '#application/admin/dashboard/stats-range';
import { CLOCK } from '#application/service-keys';
import { toIsoDate } from '#domain/shared/dates';
import { Segments } from '#ui/design/fields/segments.tsx';
import {
  ACCOUNT_PLOT_MESSAGES, DASHBOARD_MESSAGES, longBarLabel, STATS_RANGE_NAMES, shortBarLabel,
} from '#ui/messages/admin/dashboard.messages.ts';
import { useService } from '#ui/services.tsx';
import { useUrlState } from '#ui/features/lists/shared/use-url-state.ts';
import { PlotWithTable } from '#ui/features/shared/plots/plot-panel.tsx';
import { AdminPart } from '#ui/features/admin/shared/admin-part.tsx';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';

const SEGMENTS = STATS_RANGES.map((value) => ({ value, label: STATS_RANGE_NAMES[value] }));

/** Renders the accounts created on each day of the range as a plot with a table. The range is in the address. */
export const NewAccountsPanel = (): React.JSX.Element => {
  const { view: { range }, change } = useUrlState(parseDashboardView, dashboardViewParams);
  const today = toIsoDate(useService(CLOCK).now());
  const { from, until } = resolveStatsRange(range, today);
  // The range of the answer, which differs from the chosen one while the next answer is loading.
  const data = useAdminQuery(`stats/days/${from}/${until}`, ({ stats }) => async () => {
    const days = await stats.days(from, until)();
    return days._tag === 'Left' ? days : { ...days, right: { range, bars: accountChartBars(days.right, range, today) } };
  });
  return (
    <AdminPart
      heading={DASHBOARD_MESSAGES.newAccounts}
      data={data}
      lines={8}
      note={<Segments label={DASHBOARD_MESSAGES.range} segments={SEGMENTS} value={range} onChange={(next) => change({ range: next })} />}
    >
      {({ range: shown, bars }) => (
        <PlotWithTable
          heading={DASHBOARD_MESSAGES.newAccounts}
          texts={ACCOUNT_PLOT_MESSAGES}
          kind={shown === '12-months' ? ACCOUNT_PLOT_MESSAGES.kind.month : ACCOUNT_PLOT_MESSAGES.kind.day}
          bars={bars.map(({ key, count }) => ({ key, count, name: shortBarLabel(key, shown), fullName: longBarLabel(key) }))}
        >
          <p className="faint part-note">
            {DASHBOARD_MESSAGES.total(bars.reduce((sum, { count }) => sum + count, 0), bars.reduce((sum, { deleted }) => sum + deleted, 0))}
          </p>
        </PlotWithTable>
      )}
    </AdminPart>
  );
};
