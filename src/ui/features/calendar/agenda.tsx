import { useState } from 'react';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import { eventKey, type ComingEvent } from '#domain/calendar/coming-event';
import { Button } from '#ui/design/buttons/button.tsx';
import { PosterImage } from '#ui/design/images/poster-image.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { CALENDAR_MESSAGES, comingDayHeading, comingPartText } from '#ui/messages/history/calendar.messages.ts';
import { useService } from '#ui/services.tsx';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { TitleLink } from '#ui/features/shared/title-link.tsx';

/** Events that are shown at first, and that each press adds. */
const EVENTS_PER_PAGE = 50;

const AgendaRow = ({ event }: { readonly event: ComingEvent }): React.JSX.Element => {
  const title = storedTitleToTitle(event.title);
  const image = useService(IMAGE_URL_BUILDER).source('poster', title.posterPath);
  return (
    <li>
      <TitleLink className="coming" title={title}>
        <PosterImage title={toArtTitle(title)} image={image} sizes="56px" />
        <span>
          <b lang={titleLang(title)}>{title.title}</b>
          <span className="coming-part">{comingPartText(event)}</span>
        </span>
      </TitleLink>
    </li>
  );
};

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
                <AgendaRow key={eventKey(event)} event={event} />
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
