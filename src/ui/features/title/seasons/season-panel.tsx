import { useContext } from 'react';
import { CATALOGUE_USE_CASES, IMAGE_URL_BUILDER } from '#application/service-keys';
import type { Season, SeasonSummary, Episode, TitleDetails } from '#domain/catalogue/title-details';
import { OptionalImage } from '#ui/design/images/optional-image.tsx';
import { LoadingRegion, SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { loadingPartText } from '#ui/messages/catalogue/catalogue.messages.ts';
import { formatSeason, noEpisodesText, TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { seasonQuery } from '#ui/features/shared/catalogue-queries.ts';
import { MemberControlsContext } from '#ui/features/shared/member-controls.tsx';
import { useExpandableList } from '#ui/features/shared/use-expandable-list.tsx';
import { formatDate, formatRuntime } from '#ui/messages/format/format.ts';

type EpisodesProps = { readonly title: TitleDetails; readonly season: Season };

/** Renders one episode: number, name, air date, length, rating, overview and still. */
const EpisodeRow = ({ title, season, episode }: EpisodesProps & { readonly episode: Episode }): React.JSX.Element => {
  const controls = useContext(MemberControlsContext);
  const still = useService(IMAGE_URL_BUILDER).source('still', episode.stillPath);
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
      {controls === null ? null : <controls.Episode title={title} season={season} episode={episode} />}
    </li>
  );
};

const HEAD = 6;

const Waiting = ({ season }: { readonly season: SeasonSummary }): React.JSX.Element => (
  <LoadingRegion label={loadingPartText(season.name)}>
    <ol className="eps" aria-hidden="true">
      {Array.from({ length: Math.min(HEAD, season.episodeCount ?? HEAD) }, (_, index) => (
        <li key={index}>
          <span className="poster p-m">{index + 1}</span>
          <div className="sk-lines">
            <SkeletonBar wide="11rem" />
            <SkeletonBar wide="7rem" />
          </div>
        </li>
      ))}
    </ol>
  </LoadingRegion>
);

const SeasonLead = ({ season: { overview, posterPath } }: { readonly season: Season }): React.JSX.Element | null => {
  const poster = useService(IMAGE_URL_BUILDER).source('poster', posterPath);
  if (overview === null && poster === null) return null;
  return (
    <div className="season-lead">
      {poster === null ? null : <OptionalImage {...poster} alt="" sizes="92px" />}
      {overview === null ? null : <p>{overview}</p>}
    </div>
  );
};

const Episodes = ({ title, season, next }: EpisodesProps & { readonly next: number | null }): React.JSX.Element => {
  const place = next === null ? 0 : season.episodes.findIndex(({ number }) => number === next);
  const { shown, more } = useExpandableList(season.episodes, HEAD, TITLE_MESSAGES.moreEpisodes, place);
  return (
    <>
      <SeasonLead season={season} />
      {title.series?.hasEpisodes === true && season.episodes.length === 0 ? <p className="quiet">{noEpisodesText(title.status)}</p> : null}
      <ol className="eps">
        {shown.map((episode) => (
          <EpisodeRow key={episode.number} title={title} season={season} episode={episode} />
        ))}
      </ol>
      {more}
    </>
  );
};

type Props = {
  readonly title: TitleDetails;
  readonly season: SeasonSummary;
  /** Number of the episode that a member watches next; the first ones are shown without it. */
  readonly next: number | null;
};

/** Renders the episodes of one season; requests them on mount. */
export const SeasonPanel = ({ title, season, next }: Props): React.JSX.Element => {
  const controls = useContext(MemberControlsContext);
  const result = useQuery(seasonQuery(useService(CATALOGUE_USE_CASES), title, season.number));
  return (
    <>
      <div className="season-words">
        <p className="quiet num">{formatSeason(season)}</p>
        {result._tag === 'success' && controls !== null ? <controls.Season title={title} season={result.value} /> : null}
      </div>
      {result._tag === 'pending' ? <Waiting season={season} /> : null}
      {result._tag === 'error' ? <FailureNote failure={result.failure} what={season.name} retry={result.retry} /> : null}
      {result._tag === 'success' ? <Episodes title={title} season={result.value} next={next} /> : null}
    </>
  );
};
