import { useMemo } from 'react';
import { viewingCountsByDay, type HistoryNumbers, type KeyedCount } from '#application/history/history-numbers';
import type { HistoryView } from '#application/history/history-view-params';
import type { YearStats } from '#domain/history/watch-stats';
import { Button } from '#ui/design/buttons/button.tsx';
import { Panel } from '#ui/design/metadata/panel.tsx';
import { HISTORY_NUMBERS_MESSAGES, periodName } from '#ui/messages/history/history.messages.ts';
import type { UrlState } from '#ui/features/lists/shared/use-url-state.ts';
import { PlotPanel } from '#ui/features/shared/plots/plot-panel.tsx';
import { HeatLegend, YearGrid } from './year-grid';
import './year-statistics.css';

/** Genres of the plot; the table has all. */
const MAX_GENRES = 7;

const monthBar = ({ key, count }: KeyedCount) => ({
  key, count,
  name: HISTORY_NUMBERS_MESSAGES.shortMonth(key).slice(0, 1),
  fullName: HISTORY_NUMBERS_MESSAGES.longMonth(key),
});
const decadeBar = ({ key, count }: KeyedCount) => ({
  key, count,
  name: HISTORY_NUMBERS_MESSAGES.shortDecade(key),
  fullName: HISTORY_NUMBERS_MESSAGES.decade(key),
});
const namedBar = ({ key, count }: KeyedCount) => ({ key, count, name: key });

export type YearStatisticsProps = UrlState<HistoryView> & {
  readonly stats: ReadonlyArray<YearStats>;
  readonly numbers: HistoryNumbers;
  /** Null for all years, which have no calendar. */
  readonly year: string | null;
  readonly onGoToViewings: () => void;
};

/** Renders a calendar with one cell a day, and plots by month, genre and decade. */
export const YearStatistics = ({ stats, numbers, year, view, change, onGoToViewings }: YearStatisticsProps): React.JSX.Element => {
  const counts = useMemo(() => (year === null ? new Map<string, number>() : viewingCountsByDay(stats, year)), [stats, year]);
  const { months, genres, decades } = numbers;
  const chosen = view.period !== null && view.period.length > 4 ? view.period : null;
  return (
    <>
      {year !== null && (
        <Panel level={3} heading={HISTORY_NUMBERS_MESSAGES.calendarHeading(year)} note={<HeatLegend />}>
          <YearGrid year={year} counts={counts} months={months} period={view.period} onChoose={(period) => change({ period })} />
          {chosen !== null && (
            <p className="chosen-period">
              <b>{periodName(chosen)}</b>
              <Button small onClick={onGoToViewings} icon="down">
                {HISTORY_NUMBERS_MESSAGES.goToViewings}
              </Button>
              <Button small kind="bare" icon="close" onClick={() => change({ period: null })}>
                {HISTORY_NUMBERS_MESSAGES.clearPeriod}
              </Button>
            </p>
          )}
        </Panel>
      )}
      <div className="plot-panels">
        <PlotPanel
          texts={HISTORY_NUMBERS_MESSAGES}
          heading={year === null ? HISTORY_NUMBERS_MESSAGES.byYear : HISTORY_NUMBERS_MESSAGES.byMonth}
          kind={year === null ? HISTORY_NUMBERS_MESSAGES.kind.years : HISTORY_NUMBERS_MESSAGES.kind.months}
          bars={months.map(year === null ? namedBar : monthBar)}
        />
        <PlotPanel
          texts={HISTORY_NUMBERS_MESSAGES}
          heading={HISTORY_NUMBERS_MESSAGES.byGenre}
          kind={HISTORY_NUMBERS_MESSAGES.kind.genres}
          bars={genres.map(namedBar)}
          plotted={genres.slice(0, MAX_GENRES).map(namedBar)}
          isHorizontal
        />
        <PlotPanel
          texts={HISTORY_NUMBERS_MESSAGES}
          heading={HISTORY_NUMBERS_MESSAGES.byDecade}
          kind={HISTORY_NUMBERS_MESSAGES.kind.decades}
          bars={decades.map(decadeBar)}
        />
      </div>
    </>
  );
};
