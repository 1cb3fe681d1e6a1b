import { useState } from 'react';
import { eventKey, type ComingEvent } from '#domain/calendar/coming-event';
import { CALENDAR_MESSAGES, comingPartCode } from '#ui/messages/history/calendar.messages.ts';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { TitleLink } from '#ui/features/shared/title-link.tsx';

/** Events that a day shows before the rest is asked for. */
const MAX_IN_CELL = 4;

/** One key for each dot of a small cell; more events are a number. */
const DOTS = [1, 2, 3];

type CellProps = { readonly day: string; readonly events: ReadonlyArray<ComingEvent> };

/** Renders the titles of a day in its cell. */
export const DayEvents = ({ day, events }: CellProps): React.JSX.Element => {
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

/** Renders how many events a day has in a cell that is too small for titles. The cell's name says it to screen readers. */
export const DayMarks = ({ count }: { readonly count: number }): React.JSX.Element => (
  <span className="day-marks num" aria-hidden="true">
    {count > DOTS.length ? count : DOTS.slice(0, count).map((dot) => <i key={dot} />)}
  </span>
);
