import { useId, useMemo } from 'react';
import { historyNumbers, viewingsByDay, yearsWithViewings, type PlotBar } from '#application/history/history-numbers';
import { noHistoryView, type HistoryView } from '#application/history/history-view-params';
import type { YearStats } from '#domain/history/watch-stats';
import { Button } from '#ui/design/buttons/button.tsx';
import { Panel } from '#ui/design/metadata/panel.tsx';
import { StatList } from '#ui/design/metadata/stat-list.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { formatNumber } from '#ui/messages/format/format.ts';
import { HISTORY_NUMBERS, periodName } from '#ui/messages/history/history.messages.ts';
import { ChoiceMenu } from '../../lists/controls/choice-menu';
import type { UrlState } from '../../lists/shared/use-url-state';
import { PlotPanel } from '../../shared/plots/plot-panel';
import { HeatLegend, YearGrid } from './year-grid';
import './numbers-section.css';

/** Genres of the plot; the table has all. */
const MAX_GENRES = 7;
const ALL = 'all';

type Props = UrlState<HistoryView> & { readonly stats: ReadonlyArray<YearStats>; readonly onGoToViewings: () => void };

/** Returns the year whose numbers are shown: the chosen one, else that of the period, else the last one with viewings. */
const shownYear = ({ year, period }: HistoryView, years: ReadonlyArray<string>): string => year ?? period?.slice(0, 4) ?? years[0] ?? ALL;

const monthBar = ({ key, count }: PlotBar) => ({ key, count, name: HISTORY_NUMBERS.shortMonth(key).slice(0, 1), fullName: HISTORY_NUMBERS.longMonth(key) });
const decadeBar = ({ key, count }: PlotBar) => ({ key, count, name: HISTORY_NUMBERS.shortDecade(key), fullName: HISTORY_NUMBERS.decade(key) });
const namedBar = ({ key, count }: PlotBar) => ({ key, count, name: key });

/** Renders the numbers of a year, or of all years: totals, a calendar with one cell a day, and plots by month, genre and decade. */
export const HistoryNumbersSection = ({ stats, view, change, onGoToViewings }: Props): React.JSX.Element => {
  const id = useId();
  const years = useMemo(() => yearsWithViewings(stats), [stats]);
  const year = shownYear(view, years);
  const isAll = year === ALL;
  const numbers = useMemo(() => historyNumbers(stats, year), [stats, year]);
  const counts = useMemo(() => viewingsByDay(stats, year), [stats, year]);
  const { viewings, films, episodes, minutes, months, genres, decades } = numbers;
  const hours = HISTORY_NUMBERS.hoursOf(minutes);
  const choices = [{ value: ALL, label: HISTORY_NUMBERS.allYears }, ...(isAll || years.includes(year) ? years : [year, ...years]).map((value) => ({ value, label: value }))];
  const chosen = view.period !== null && view.period.length > 4 ? view.period : null;
  return (
    <section className="history-numbers" aria-labelledby={id}>
      <SectionHead heading={HISTORY_NUMBERS.heading} id={id}>
        <ChoiceMenu label={HISTORY_NUMBERS.year} choices={choices} value={year} set={false} onChange={(next) => change({ year: next === years[0] ? null : next, period: null })} />
      </SectionHead>
      <StatList
        label={HISTORY_NUMBERS.heading}
        figures={[
          { label: HISTORY_NUMBERS.viewings(viewings), value: formatNumber(viewings) },
          { label: HISTORY_NUMBERS.films(films), value: formatNumber(films) },
          { label: HISTORY_NUMBERS.episodes(episodes), value: formatNumber(episodes) },
          { label: HISTORY_NUMBERS.hours(hours), value: formatNumber(hours) },
        ]}
      />
      {!isAll && (
        <Panel level={3} heading={HISTORY_NUMBERS.calendarHeading(year)} note={<HeatLegend />}>
          <YearGrid year={year} counts={counts} months={months} period={view.period} onChoose={(period) => change({ period })} />
          {chosen !== null && (
            <p className="chosen-period">
              <b>{periodName(chosen)}</b>
              <Button small onClick={onGoToViewings} icon="down">
                {HISTORY_NUMBERS.goToViewings}
              </Button>
              <Button small kind="bare" icon="close" onClick={() => change({ period: noHistoryView.period })}>
                {HISTORY_NUMBERS.clearPeriod}
              </Button>
            </p>
          )}
        </Panel>
      )}
      <div className="plot-panels">
        <PlotPanel texts={HISTORY_NUMBERS} heading={isAll ? HISTORY_NUMBERS.byYear : HISTORY_NUMBERS.byMonth} kind={isAll ? HISTORY_NUMBERS.kind.years : HISTORY_NUMBERS.kind.months} bars={months.map(isAll ? namedBar : monthBar)} />
        <PlotPanel texts={HISTORY_NUMBERS} heading={HISTORY_NUMBERS.byGenre} kind={HISTORY_NUMBERS.kind.genres} bars={genres.map(namedBar)} plotted={genres.slice(0, MAX_GENRES).map(namedBar)} isHorizontal />
        <PlotPanel texts={HISTORY_NUMBERS} heading={HISTORY_NUMBERS.byDecade} kind={HISTORY_NUMBERS.kind.decades} bars={decades.map(decadeBar)} />
      </div>
    </section>
  );
};
