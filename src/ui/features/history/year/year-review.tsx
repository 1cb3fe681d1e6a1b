import { useNavigate } from 'react-router-dom';
import { historyViewParams, noHistoryView } from '#application/history/history-view-params';
import { StatList } from '#ui/design/metadata/stat-list.tsx';
import { Panel } from '#ui/design/metadata/panel.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { useToday } from '#ui/hooks/use-today.ts';
import { busiestStat, YEAR_MESSAGES } from '#ui/messages/history/year.messages.ts';
import { HeatLegend, YearGrid } from '#ui/features/history/numbers/year-grid.tsx';
import { YearBest } from './year-best';
import { YearMoments } from './year-moments';
import { YearPeople } from './year-people';
import { YearTastes } from './year-tastes';
import type { Year } from './use-year';

type Props = {
  /** "2026". */
  readonly name: string;
  readonly year: Year;
};

/** Renders the year as a calendar, with its busiest month, weekday and day. A day leads to its viewings. */
const YearByDay = ({ name, year: { counts, numbers, days } }: Props): React.JSX.Element => {
  const navigate = useNavigate();
  const { busiestMonth, busiestWeekday, busiestDay } = days;
  const show = (period: string | null): void =>
    void navigate(`/user-profile/watch-history?${historyViewParams({ ...noHistoryView, period }).toString()}`);
  return (
    <section className="year-part" aria-label={YEAR_MESSAGES.byDay}>
      <SectionHead heading={YEAR_MESSAGES.byDay}><HeatLegend /></SectionHead>
      <Panel>
        <YearGrid year={name} counts={counts} months={numbers.months} period={null} onChoose={show} />
      </Panel>
      <StatList
        label={YEAR_MESSAGES.byDay}
        figures={[
          ...(busiestMonth === null ? [] : [busiestStat('month', busiestMonth)]),
          ...(busiestWeekday === null ? [] : [busiestStat('weekday', busiestWeekday)]),
          ...(busiestDay === null ? [] : [busiestStat('day', busiestDay)]),
        ]}
      />
    </section>
  );
};

/** Renders the parts of a year with viewings. Facts that only the viewings contain follow when all of them are read. */
export const YearReview = ({ name, year }: Props): React.JSX.Element => {
  const { numbers, reading, highlights, best, failedRatings } = year;
  const isPresent = useToday().startsWith(name);
  const isReading = reading.viewings === null && reading.failed === null;
  return (
    <>
      <p className="year-read faint num" role="status">{isReading && YEAR_MESSAGES.readSoFar(reading.read, numbers.viewings)}</p>
      {reading.failed !== null && <FailureNote {...reading.failed} what={YEAR_MESSAGES.failedPart} />}
      <YearByDay name={name} year={year} />
      {isReading && <span className="sk year-sk-part" aria-hidden="true" />}
      {highlights !== null && <YearMoments highlights={highlights} isPresent={isPresent} />}
      {best !== null && <YearBest year={name} best={best} />}
      {failedRatings !== null && <FailureNote {...failedRatings} what={YEAR_MESSAGES.failedRatings} />}
      <YearTastes numbers={numbers} ratings={best} />
      {highlights !== null && <YearPeople titles={highlights.titles} />}
    </>
  );
};
