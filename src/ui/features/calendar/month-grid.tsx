import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { eventKey, type ComingEvent } from '#domain/calendar/coming-event';
import { dayForKey, monthOf, weeksOfMonth } from '#domain/calendar/month';
import { classNames } from '#ui/design/utils/class-names.ts';
import { CALENDAR_MESSAGES, calendarCellLabel, comingPartCode } from '#ui/messages/history/calendar.messages.ts';
import { HISTORY_NUMBERS_MESSAGES } from '#ui/messages/history/history.messages.ts';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { TitleLink } from '#ui/features/shared/title-link.tsx';

/** Monday is 0. */
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
/** Events that a day shows before the rest is asked for. */
const MAX_IN_CELL = 4;

type CellProps = { readonly day: string; readonly events: ReadonlyArray<ComingEvent> };

const DayEvents = ({ day, events }: CellProps): React.JSX.Element => {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen || events.length <= MAX_IN_CELL ? events : events.slice(0, MAX_IN_CELL - 1);
  const rest = events.length - shown.length;
  return (
    <>
      <ul>
        {shown.map((event) => {
          const title = storedTitleToTitle(event.title);
          return (
            <li key={eventKey(event)}>
              <TitleLink title={title}>
                <b lang={titleLang(title)}>{title.title}</b> <span>{comingPartCode(event)}</span>
              </TitleLink>
            </li>
          );
        })}
      </ul>
      {rest > 0 && (
        <button type="button" className="day-more" aria-label={CALENDAR_MESSAGES.moreOfDayLabel(rest, day)} onClick={() => setOpen(true)}>
          {CALENDAR_MESSAGES.moreOfDay(rest)}
        </button>
      )}
    </>
  );
};

type Props = {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly events: ReadonlyArray<ComingEvent>;
  readonly today: string;
  readonly onMonth: (month: string) => void;
};

/** Renders a month as a table of weeks. The keyboard moves by day, week and month; today is marked. */
export const MonthGrid = ({ month, events, today, onMonth }: Props): React.JSX.Element => {
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  // The focus follows into the month that a key has opened.
  const isMoving = useRef(false);
  const onDay = (day: string): ReadonlyArray<ComingEvent> => events.filter((event) => event.day === day);
  const tabStop = focused !== null && monthOf(focused) === month ? focused : monthOf(today) === month ? today : `${month}-01`;
  const cellOf = (day: string) => table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);
  useLayoutEffect(() => {
    if (isMoving.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoving.current = false;
  }, [month, focused]);
  const handleKeyDown = (event: KeyboardEvent): void => {
    const { target } = event;
    const day = target instanceof HTMLElement ? target.dataset['day'] : undefined;
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      // The key would also follow the link that has the focus by then.
      event.preventDefault();
      cellOf(day)?.querySelector('a')?.focus();
    }
    const next = dayForKey(event.key, day);
    if (next === null) return;
    event.preventDefault();
    // Nothing is known of months that are over.
    if (monthOf(next) < monthOf(today)) return;
    isMoving.current = true;
    setFocused(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  };
  return (
    <table
      ref={table}
      role="grid"
      className="month-grid"
      aria-label={CALENDAR_MESSAGES.grid(month)}
      aria-description={CALENDAR_MESSAGES.gridHow}
      onKeyDown={handleKeyDown}
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
              const ofDay = onDay(day);
              return (
                <td
                  key={day}
                  role="gridcell"
                  data-day={day}
                  className={classNames(monthOf(day) !== month && 'other', day < today && 'past')}
                  aria-label={calendarCellLabel(day, ofDay.length)}
                  aria-current={day === today ? 'date' : undefined}
                  tabIndex={day === tabStop ? 0 : -1}
                  onFocus={(event) => event.target === event.currentTarget && setFocused(day)}
                >
                  <span className="day-number num" aria-hidden="true">
                    {Number(day.slice(8))}
                  </span>
                  {ofDay.length > 0 && <DayEvents day={day} events={ofDay} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
