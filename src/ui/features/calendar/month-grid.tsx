import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { ComingEvent } from '#domain/calendar/coming-event';
import { dayForKey, monthOf, weeksOfMonth } from '#domain/calendar/month';
import { classNames } from '#ui/design/utils/class-names.ts';
import { CALENDAR_MESSAGES, calendarCellLabel } from '#ui/messages/history/calendar.messages.ts';
import { HISTORY_NUMBERS_MESSAGES } from '#ui/messages/history/history.messages.ts';
import { DayEvents, DayMarks } from './month-cells';

/** Monday is 0. */
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

const dayAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined;

type Props = {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly events: ReadonlyArray<ComingEvent>;
  readonly today: string;
  /** The day that the keyboard is on. */
  readonly day: string;
  /** A key or the focus has moved to a day, also of another month. */
  readonly onDay: (day: string) => void;
  /** Makes small cells, which mark days and select one of them. Called when a day is pressed. */
  readonly onPress?: (day: string) => void;
  /** Enter was pressed on a day. @param cell of that day. */
  readonly onEnter: (cell: HTMLElement) => void;
};

/** Renders a month as a table of weeks. The keyboard moves by day, week and month; today is marked. */
export const MonthGrid = ({ month, events, today, day: present, onDay, onPress, onEnter }: Props): React.JSX.Element => {
  const table = useRef<HTMLTableElement>(null);
  // The focus follows into the month that a key has opened.
  const isMoving = useRef(false);
  const isSmall = onPress !== undefined;
  useLayoutEffect(() => {
    if (isMoving.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoving.current = false;
  }, [month, present]);
  const handleKeyDown = (event: KeyboardEvent): void => {
    const { target } = event;
    const day = target instanceof HTMLElement ? target.dataset['day'] : undefined;
    if (!(target instanceof HTMLElement) || day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      // The key would also follow the link that has the focus by then.
      event.preventDefault();
      onEnter(target);
    }
    const next = dayForKey(event.key, day);
    if (next === null) return;
    event.preventDefault();
    // Nothing is known of months that are over.
    if (monthOf(next) < monthOf(today)) return;
    isMoving.current = true;
    onDay(next);
  };
  const handleClick = ({ target }: MouseEvent): void => {
    const day = dayAt(target);
    if (day === undefined || onPress === undefined) return;
    if (monthOf(day) > month) isMoving.current = true;
    onPress(day);
  };
  return (
    <table
      ref={table}
      role="grid"
      className={classNames('month-grid', isSmall && 'small')}
      aria-label={CALENDAR_MESSAGES.grid(month)}
      aria-description={CALENDAR_MESSAGES.gridHow}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={HISTORY_NUMBERS_MESSAGES.weekday(weekday)}>
              {HISTORY_NUMBERS_MESSAGES.shortWeekday(weekday)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const ofDay = events.filter((event) => event.day === day);
              return (
                <td
                  key={day}
                  role="gridcell"
                  data-day={day}
                  className={classNames(monthOf(day) !== month && 'other', day < today && 'past')}
                  aria-label={calendarCellLabel(day, ofDay.length)}
                  aria-current={day === today ? 'date' : undefined}
                  aria-selected={isSmall ? day === present : undefined}
                  tabIndex={day === present ? 0 : -1}
                  onFocus={(event) => event.target === event.currentTarget && monthOf(day) === month && onDay(day)}
                >
                  <span className="day-number num" aria-hidden="true">
                    {Number(day.slice(8))}
                  </span>
                  {isSmall && <DayMarks count={ofDay.length} />}
                  {!isSmall && ofDay.length > 0 && <DayEvents day={day} events={ofDay} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
