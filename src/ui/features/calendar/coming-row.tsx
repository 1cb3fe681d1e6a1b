import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { ComingEvent } from '#domain/calendar/coming-event';
import { PosterImage } from '#ui/design/images/poster-image.tsx';
import { comingPartText } from '#ui/messages/history/calendar.messages.ts';
import { useService } from '#ui/services.tsx';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { TitleLink } from '#ui/features/shared/title-link.tsx';

/** Renders an event as an entry of a list: the poster, the title and its part. */
export const ComingRow = ({ event }: { readonly event: ComingEvent }): React.JSX.Element => {
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
