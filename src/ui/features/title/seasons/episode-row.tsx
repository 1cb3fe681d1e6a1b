import { IMAGE_URLS } from '#application/service-keys';
import type { Episode } from '#domain/catalogue/title-details';
import { OptionalImage } from '#ui/design/images/optional-image.tsx';
import { useService } from '#ui/services.tsx';
import { formatDate, formatRuntime } from '#ui/messages/format/format.ts';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';

/** Renders one episode: number, name, air date, length, rating, overview and still. */
export const EpisodeRow = ({ episode }: { readonly episode: Episode }): React.JSX.Element => {
  const still = useService(IMAGE_URLS).source('still', episode.stillPath);
  const facts = [
    episode.date === null ? null : formatDate(episode.date),
    episode.runtime === null ? null : formatRuntime(episode.runtime),
    episode.vote === null ? null : TITLE_MESSAGES.outOfTen(episode.vote),
  ].filter((fact) => fact !== null);
  return (
    <li>
      <span className="poster p-m">{episode.number}</span>
      <div>
        <b>{episode.name}</b>
        <p className="faint num">{facts.join(', ')}</p>
        {episode.overview === null ? null : <p className="ep-words">{episode.overview}</p>}
      </div>
      {still === null ? null : <OptionalImage className="ep-still" {...still} alt="" sizes="160px" />}
    </li>
  );
};
