import { useState } from 'react';
import { eventKey, type ComingEvent } from '#domain/calendar/coming-event';
import { Button } from '#ui/design/buttons/button.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { CALENDAR_MESSAGES, comingDayHeading } from '#ui/messages/history/calendar.messages.ts';
import { ComingRow } from './coming-row';

/** Events that are shown at first, and that each press adds. */
const EVENTS_PER_PAGE = 50;

type Props = { readonly events: ReadonlyArray<ComingEvent>; readonly today: string };

/** Renders events by day, first to last, a part at a time. */
export const Agenda = ({ events, today }: Props): React.JSX.Element => {
  const [count, setCount] = useState(EVENTS_PER_PAGE);
  const shown = events.slice(0, count);
  const days = [...new Set(shown.map(({ day }) => day))];
  return (
    <div className="agenda">
      {days.map((day) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <DisplayHeading level={2} size="s" id={`day-${day}`}>
            {comingDayHeading(day, today)}
          </DisplayHeading>
          <ul>
            {shown
              .filter((event) => event.day === day)
              .map((event) => (
                <ComingRow key={eventKey(event)} event={event} />
              ))}
          </ul>
        </section>
      ))}
      {count < events.length && (
        <div className="load-more">
          <Button onClick={() => setCount(count + EVENTS_PER_PAGE)}>{CALENDAR_MESSAGES.showMore}</Button>
        </div>
      )}
    </div>
  );
};
