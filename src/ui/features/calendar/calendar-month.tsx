import { useState } from 'react';
import type { CalendarView } from '#application/calendar/calendar-view-params';
import { eventKey, type ComingEvent } from '#domain/calendar/coming-event';
import { addMonths, monthOf, weeksOfMonth } from '#domain/calendar/month';
import { Button } from '#ui/design/buttons/button.tsx';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { useSwipe } from '#ui/hooks/use-swipe.ts';
import { CALENDAR_MESSAGES, calendarCellLabel, comingDayHeading } from '#ui/messages/history/calendar.messages.ts';
import type { UrlState } from '#ui/features/lists/shared/use-url-state.ts';
import { ComingRow } from './coming-row';
import { MonthGrid } from './month-grid';

type DayProps = {
  readonly day: string;
  /** From today on, first to last. */
  readonly events: ReadonlyArray<ComingEvent>;
  readonly today: string;
  readonly onDay: (day: string) => void;
};

/** Renders the events of the selected day, and the way to the next day that has some. */
const DayEntries = ({ day, events, today, onDay }: DayProps): React.JSX.Element => {
  const [announced, setAnnounced] = useState('');
  const onThis = events.filter((event) => event.day === day);
  const next = events.find((event) => event.day > day)?.day;
  const goToNext = (to: string): void => {
    onDay(to);
    setAnnounced(calendarCellLabel(to, events.filter((event) => event.day === to).length));
  };
  return (
    <section className="agenda" aria-labelledby="calendar-day">
      <DisplayHeading level={3} size="s" id="calendar-day">
        {comingDayHeading(day, today)}
      </DisplayHeading>
      {onThis.length === 0 ? (
        <p className="faint">{day < today ? CALENDAR_MESSAGES.dayIsOver : CALENDAR_MESSAGES.nothingOnDay}</p>
      ) : (
        <ul>
          {onThis.map((event) => (
            <ComingRow key={eventKey(event)} event={event} />
          ))}
        </ul>
      )}
      {next !== undefined && (
        <Button ref={moveFocusOnRemoval} small onClick={() => goToNext(next)}>
          {CALENDAR_MESSAGES.nextDay(next)}
        </Button>
      )}
      <LiveRegion message={announced} />
    </section>
  );
};

type Props = UrlState<CalendarView> & {
  readonly events: ReadonlyArray<ComingEvent>;
  readonly today: string;
  /** Whether cells have no room for titles: the selected day's stand below. */
  readonly isSmall: boolean;
};

/** Renders one month, and the ways to others that are not over. On a phone, the month changes by a swipe too. */
export const CalendarMonth = ({ view, change, events, today, isSmall }: Props): React.JSX.Element => {
  const present = monthOf(today);
  const month = view.month === null || view.month < present ? present : view.month;
  const [focused, setFocused] = useState(view.day);
  // Before a day is chosen, it is today, and the first day of a later month that has something.
  const ofMonth = events.filter(({ day }) => monthOf(day) === month);
  const first = month === present ? today : ((isSmall ? ofMonth[0]?.day : undefined) ?? `${month}-01`);
  const isShown = focused !== null && monthOf(focused) === month && weeksOfMonth(month).flat().includes(focused);
  const day = isShown ? focused : first;
  const monthParam = (of: string): string | null => (of === present ? null : of);
  const go = (to: string): void => {
    if (to < present) return;
    setFocused(null);
    change({ month: monthParam(to), day: null });
  };
  // Moving by keys leaves the day out of the address: browsers limit how often it changes.
  const moveTo = (to: string): void => {
    setFocused(to);
    if (monthOf(to) !== month) change({ month: monthParam(monthOf(to)), day: null });
  };
  const press = (to: string): void => {
    if (monthOf(to) < present) return;
    setFocused(to);
    change({ month: monthParam(monthOf(to)), day: to });
  };
  const swipe = useSwipe((by) => go(addMonths(month, by)));
  return (
    <section className="month" aria-labelledby="month-name">
      <div className="month-head">
        <DisplayHeading level={2} size={isSmall ? 's' : 'm'} id="month-name">
          {CALENDAR_MESSAGES.monthName(month)}
        </DisplayHeading>
        {/* Keeps the focus of the key that pressed it. */}
        <Button small aria-disabled={day === today} onClick={() => go(present)}>
          {CALENDAR_MESSAGES.today}
        </Button>
        <IconButton icon="left" label={CALENDAR_MESSAGES.previous} disabled={month === present} onClick={() => go(addMonths(month, -1))} />
        <IconButton icon="right" label={CALENDAR_MESSAGES.next} onClick={() => go(addMonths(month, 1))} />
      </div>
      <div {...(isSmall && swipe)}>
        <MonthGrid
          month={month}
          events={events}
          today={today}
          day={day}
          onDay={moveTo}
          onEnter={(cell) => (isSmall ? cell.closest('.month') : cell)?.querySelector<HTMLElement>('td a, .agenda a')?.focus()}
          {...(isSmall && { onPress: press })}
        />
      </div>
      <p className="faint" role="status">
        {ofMonth.length > 0 ? '' : CALENDAR_MESSAGES.nothingInMonth(month)}
      </p>
      {isSmall && <DayEntries day={day} events={events} today={today} onDay={press} />}
    </section>
  );
};
