import type { CalendarView } from '#application/calendar/calendar-view-params';
import { APP_CONFIG, CLOCK } from '#application/service-keys';
import type { ComingEvent } from '#domain/calendar/coming-event';
import { writeICalendar } from '#domain/calendar/icalendar';
import type { CalendarProgress } from '#domain/calendar/look-up-titles';
import { addMonths, monthOf } from '#domain/calendar/month';
import { Button } from '#ui/design/buttons/button.tsx';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { Segments } from '#ui/design/fields/segments.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { CALENDAR_MESSAGES } from '#ui/messages/history/calendar.messages.ts';
import { useService } from '#ui/services.tsx';
import { useIsNarrow } from '#ui/features/history/numbers/use-is-narrow.ts';
import type { UrlState } from '#ui/features/lists/shared/use-url-state.ts';
import { saveFile } from '#ui/features/settings/save-file.ts';
import { titleAddress } from '#ui/features/shared/title-address.ts';
import { Agenda } from './agenda';
import { MonthGrid } from './month-grid';

const LAYOUTS = [
  { value: 'agenda', label: CALENDAR_MESSAGES.agenda },
  { value: 'month', label: CALENDAR_MESSAGES.month },
] as const;

/** Saves the events as a file for other calendars. */
const DownloadButton = ({ events }: { readonly events: ReadonlyArray<ComingEvent> }): React.JSX.Element => {
  const [{ siteUrl }, clock] = [useService(APP_CONFIG), useService(CLOCK)];
  const download = (): void => {
    const file = writeICalendar(events, {
      name: CALENDAR_MESSAGES.calendarName,
      writtenAt: clock.now(),
      addressOf: ({ title: { mediaType, movieID: id } }) => `${siteUrl ?? location.origin}${titleAddress({ mediaType, id })}`,
    });
    saveFile(CALENDAR_MESSAGES.fileName, file, 'text/calendar');
    toast({ text: CALENDAR_MESSAGES.saved, tone: 'good' });
  };
  return (
    <div className="calendar-file">
      <Button icon="download" onClick={download}>
        {CALENDAR_MESSAGES.download}
      </Button>
      <p className="faint">{CALENDAR_MESSAGES.downloadHint}</p>
    </div>
  );
};

type MonthProps = UrlState<CalendarView> & { readonly events: ReadonlyArray<ComingEvent>; readonly today: string };

/** Renders one month, and the ways to others that are not over. */
const Month = ({ view, change, events, today }: MonthProps): React.JSX.Element => {
  const present = monthOf(today);
  const month = view.month === null || view.month < present ? present : view.month;
  const go = (to: string): void => change({ month: to === present ? null : to });
  return (
    <section className="month" aria-labelledby="month-name">
      <div className="month-head">
        <DisplayHeading level={2} size="m" id="month-name">
          {CALENDAR_MESSAGES.monthName(month)}
        </DisplayHeading>
        <Button small disabled={month === present} onClick={() => go(present)}>
          {CALENDAR_MESSAGES.today}
        </Button>
        <IconButton icon="left" label={CALENDAR_MESSAGES.previous} disabled={month === present} onClick={() => go(addMonths(month, -1))} />
        <IconButton icon="right" label={CALENDAR_MESSAGES.next} onClick={() => go(addMonths(month, 1))} />
      </div>
      <MonthGrid month={month} events={events} today={today} onMonth={go} />
      <p className="faint" role="status">
        {events.some(({ day }) => monthOf(day) === month) ? '' : CALENDAR_MESSAGES.nothingInMonth(month)}
      </p>
    </section>
  );
};

type Props = UrlState<CalendarView> & { readonly progress: CalendarProgress; readonly today: string; readonly isReading: boolean };

/** Renders what comes, as an agenda or by month. A narrow screen has the agenda. */
export const CalendarViews = ({ view, change, progress: { events, unread }, today, isReading }: Props): React.JSX.Element => {
  const isNarrow = useIsNarrow();
  const isMonth = !isNarrow && view.layout === 'month';
  return (
    <>
      {!isNarrow && (
        <Segments
          label={CALENDAR_MESSAGES.layout}
          segments={LAYOUTS}
          value={view.layout}
          onChange={(layout) => change(layout === 'month' ? { layout } : { layout, month: null })}
        />
      )}
      {isMonth ? <Month view={view} change={change} events={events} today={today} /> : <Agenda events={events} today={today} />}
      {!isReading && unread.length === 0 && <DownloadButton events={events} />}
    </>
  );
};
