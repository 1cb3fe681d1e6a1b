import { useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import { CLOCK } from '#application/service-keys';
import { dayIndexForKey, heatLevel, yearCalendar } from '#application/history/year-calendar';
import { calendarDay } from '#domain/shared/dates';
import { useService } from '#ui/services.tsx';
import { HISTORY_NUMBERS_MESSAGES } from '#ui/messages/history/history.messages.ts';
import './year-grid.css';

/** Monday is 0. */
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
/** Columns before those of the weeks: the names of the weekdays. */
const NAME_COLUMNS = 1;

/** Where the calendar of a narrow screen begins: this part of the frame lies before the day. */
const SHOWN_AT = 0.75;

type Props = {
  readonly year: string;
  /** Viewings by day. */
  readonly counts: ReadonlyMap<string, number>;
  /** Viewings by month, January first. */
  readonly months: ReadonlyArray<{ readonly key: string; readonly count: number }>;
  /** The chosen day or month; null for none. */
  readonly period: string | null;
  /** Called with null to take the choice back. */
  readonly onChoose: (period: string | null) => void;
};

/** Renders a year as a calendar with one cell a day, stronger in colour the more was watched. A day and a month can be chosen. */
export const YearGrid = ({ year, counts, months, period, onChoose }: Props): React.JSX.Element => {
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const days = yearCalendar(Number(year));
  const today = calendarDay(useService(CLOCK).now());
  const [focused, setFocused] = useState<string | null>(null);
  const isHere = (day: string | null): day is string => day?.startsWith(`${year}-`) === true && day.length === 10;
  const lastViewed = days.findLast(({ day }) => (counts.get(day) ?? 0) > 0)?.day;
  const tabStop = isHere(focused) ? focused : isHere(period) ? period : (lastViewed ?? days[0]?.day);
  // On a narrow screen the calendar scrolls: it begins at the chosen day, else at the last days with viewings.
  useLayoutEffect(() => {
    const cell = grid.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (frame.current !== null && cell != null) frame.current.scrollLeft = cell.offsetLeft - frame.current.clientWidth * SHOWN_AT;
  }, [year]);
  const choose = (next: string): void => onChoose(next === period ? null : next);
  const dayOf = ({ target }: KeyboardEvent | MouseEvent): string | undefined =>
    target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined;
  const handleKeyDown = (event: KeyboardEvent): void => {
    const day = dayOf(event);
    if (day === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(day);
    }
    const target = dayIndexForKey(event.key, days.findIndex((each) => each.day === day), days.length);
    const next = target === null ? undefined : days[target]?.day;
    if (next === undefined) return;
    event.preventDefault();
    setFocused(next);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return (
    <div ref={frame} className="year-frame">
      <div className="year-grid" style={{ '--weeks': (days.at(-1)?.week ?? 0) + 1 } as CSSProperties}>
        <ul className="year-months" aria-label={HISTORY_NUMBERS_MESSAGES.months}>
          {months.map(({ key, count }) => (
            <li
              key={key}
              // Paper has no buttons: the style sheet prints this name.
              data-month={HISTORY_NUMBERS_MESSAGES.shortMonth(key)}
              style={{ gridColumnStart: (days.find(({ day }) => day === `${key}-07`)?.week ?? 0) + 1 + NAME_COLUMNS }}
            >
              <button
                type="button"
                aria-pressed={key === period}
                aria-label={HISTORY_NUMBERS_MESSAGES.month(key, count)}
                onClick={() => choose(key)}
              >
                {HISTORY_NUMBERS_MESSAGES.shortMonth(key)}
              </button>
            </li>
          ))}
        </ul>
        <div
          ref={grid}
          role="grid"
          className="year-days"
          aria-label={HISTORY_NUMBERS_MESSAGES.calendar(year)}
          aria-description={HISTORY_NUMBERS_MESSAGES.calendarHow}
          onKeyDown={handleKeyDown}
          onClick={(event) => {
            const day = dayOf(event);
            if (day !== undefined) choose(day);
          }}
        >
          {WEEKDAYS.map((weekday) => (
            <div key={weekday} role="row">
              <span
                role="rowheader"
                className={weekday % 2 === 0 && weekday < 6 ? 'weekday' : 'weekday quiet-name'}
                aria-label={HISTORY_NUMBERS_MESSAGES.weekday(weekday)}
              >
                {HISTORY_NUMBERS_MESSAGES.shortWeekday(weekday)}
              </span>
              {days
                .filter((each) => each.weekday === weekday)
                .map(({ day, week }) => {
                  const count = counts.get(day) ?? 0;
                  const isChosen = day === period;
                  const name = day > today ? HISTORY_NUMBERS_MESSAGES.futureDay(day) : HISTORY_NUMBERS_MESSAGES.day(day, count);
                  return (
                    <div
                      key={day}
                      role="gridcell"
                      data-day={day}
                      className={`${day > today && count === 0 ? 'future' : `heat-${heatLevel(count)}`}${period !== null && !isChosen && !day.startsWith(period) ? ' out' : ''}`}
                      style={{ gridColumnStart: week + 1 + NAME_COLUMNS }}
                      aria-label={name}
                      aria-selected={isChosen}
                      title={name}
                      tabIndex={day === tabStop ? 0 : -1}
                    />
                  );
                })}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
};

/** Explains the colours of the calendar. */
export const HeatLegend = (): React.JSX.Element => (
  <span className="heat-legend" aria-hidden="true">
    {HISTORY_NUMBERS_MESSAGES.fewer}
    {[0, 1, 2, 3, 4].map((level) => (
      <i key={level} className={`heat-${level}`} />
    ))}
    {HISTORY_NUMBERS_MESSAGES.most}
  </span>
);
