import { useId, useMemo } from 'react';
import { historyNumbers, yearsWithViewings } from '#application/history/history-numbers';
import { yearAddress, type HistoryView } from '#application/history/history-view-params';
import type { YearStats } from '#domain/history/watch-stats';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatList } from '#ui/design/metadata/stat-list.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { createNotLoadedNote } from '#ui/feedback/not-loaded-note.tsx';
import { formatNumber } from '#ui/messages/format/format.ts';
import { HISTORY_NUMBERS_MESSAGES } from '#ui/messages/history/history.messages.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { ChoiceMenu } from '#ui/features/lists/controls/choice-menu.tsx';
import type { UrlState } from '#ui/features/lists/shared/use-url-state.ts';
import { StatisticsSkeleton } from '#ui/features/history/history-skeletons.tsx';
import { PHONE_WIDTH } from '#ui/design/utils/media-queries.ts';
import { useMediaQuery } from '#ui/hooks/use-media-query.ts';
import type { YearStatisticsProps } from './year-statistics';
import './numbers-section.css';

const ALL = 'all';

/** Loaded when it is first shown: on a narrow screen by its button. */
const Statistics = lazyOptionalPart<YearStatisticsProps>(
  () => import('./year-statistics').then((module) => module.YearStatistics),
  createNotLoadedNote('', HISTORY_NUMBERS_MESSAGES.failed), StatisticsSkeleton,
);

type Props = UrlState<HistoryView> & { readonly stats: ReadonlyArray<YearStats>; readonly onGoToViewings: () => void };

/** Returns the year whose numbers are shown: the chosen one, else that of the period, else the last one with viewings. */
const shownYear = ({ year, period }: HistoryView, years: ReadonlyArray<string>): string => year ?? period?.slice(0, 4) ?? years[0] ?? ALL;

/**
 * Renders the numbers of a year, or of all years: totals, a calendar and plots. On a narrow screen a button shows calendar and plots, so
 * that the viewings follow the totals.
 */
export const HistoryNumbersSection = ({ stats, view, change, onGoToViewings }: Props): React.JSX.Element => {
  const id = useId();
  const isNarrow = useMediaQuery(PHONE_WIDTH);
  const years = useMemo(() => yearsWithViewings(stats), [stats]);
  const year = shownYear(view, years);
  const numbers = useMemo(() => historyNumbers(stats, year), [stats, year]);
  const { viewings, films, episodes, minutes } = numbers;
  const hours = HISTORY_NUMBERS_MESSAGES.hoursOf(minutes);
  const choices = [
    { value: ALL, label: HISTORY_NUMBERS_MESSAGES.allYears },
    ...(year === ALL || years.includes(year) ? years : [year, ...years]).map((value) => ({ value, label: value })),
  ];
  return (
    <section className="history-numbers" aria-labelledby={id}>
      <SectionHead heading={HISTORY_NUMBERS_MESSAGES.heading} id={id}>
        {year !== ALL && <ButtonLink small to={yearAddress(year)}>{HISTORY_NUMBERS_MESSAGES.review(year)}</ButtonLink>}
        <ChoiceMenu
          label={HISTORY_NUMBERS_MESSAGES.year}
          choices={choices}
          value={year}
          set={false}
          onChange={(next) => change({ year: next === years[0] ? null : next, period: null })}
        />
      </SectionHead>
      <StatList
        label={HISTORY_NUMBERS_MESSAGES.heading}
        figures={[
          { label: HISTORY_NUMBERS_MESSAGES.viewings(viewings), value: formatNumber(viewings) },
          { label: HISTORY_NUMBERS_MESSAGES.films(films), value: formatNumber(films) },
          { label: HISTORY_NUMBERS_MESSAGES.episodes(episodes), value: formatNumber(episodes) },
          { label: HISTORY_NUMBERS_MESSAGES.hours(hours), value: formatNumber(hours) },
        ]}
      />
      {isNarrow && (
        <Button
          className="statistics-btn"
          aria-expanded={view.statistics}
          icon={view.statistics ? 'up' : 'down'}
          onClick={() => change({ statistics: !view.statistics })}
        >
          {HISTORY_NUMBERS_MESSAGES.statistics}
        </Button>
      )}
      {(!isNarrow || view.statistics) && (
        <Statistics
          stats={stats}
          numbers={numbers}
          year={year === ALL ? null : year}
          view={view}
          change={change}
          onGoToViewings={onGoToViewings}
        />
      )}
    </section>
  );
};
