import type { CalendarView } from '#application/calendar/calendar-view-params';
import { APP_CONFIG, CLOCK } from '#application/service-keys';
import type { ComingEvent } from '#domain/calendar/coming-event';
import { writeICalendar } from '#domain/calendar/icalendar';
import type { CalendarProgress } from '#domain/calendar/look-up-titles';
import { Button } from '#ui/design/buttons/button.tsx';
import { Segments } from '#ui/design/fields/segments.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { CALENDAR_MESSAGES } from '#ui/messages/history/calendar.messages.ts';
import { useService } from '#ui/services.tsx';
import { PHONE_WIDTH } from '#ui/design/utils/media-queries.ts';
import { useMediaQuery } from '#ui/hooks/use-media-query.ts';
import type { UrlState } from '#ui/features/lists/shared/use-url-state.ts';
import { saveFile } from '#ui/features/settings/save-file.ts';
import { titleAddress } from '#ui/features/shared/title-address.ts';
import { Agenda } from './agenda';
import { CalendarMonth } from './calendar-month';

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

type Props = UrlState<CalendarView> & { readonly progress: CalendarProgress; readonly today: string; readonly isReading: boolean };

/** Renders what comes, as an agenda or by month. */
export const CalendarViews = ({ view, change, progress: { events, unread }, today, isReading }: Props): React.JSX.Element => {
  const isNarrow = useMediaQuery(PHONE_WIDTH);
  return (
    <>
      <Segments
        label={CALENDAR_MESSAGES.layout}
        segments={LAYOUTS}
        value={view.layout}
        onChange={(layout) => change(layout === 'month' ? { layout } : { layout, month: null, day: null })}
      />
      {view.layout === 'month' ? (
        <CalendarMonth key={String(isNarrow)} view={view} change={change} events={events} today={today} isSmall={isNarrow} />
      ) : (
        <Agenda events={events} today={today} />
      )}
      {!isReading && unread.length === 0 && <DownloadButton events={events} />}
    </>
  );
};
