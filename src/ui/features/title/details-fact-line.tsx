import { findLeadCrew } from '#domain/catalogue/crew';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { Certificate, FactLine } from '#ui/design/metadata/fact-line.tsx';
import { ScoreBadge } from '#ui/design/metadata/score-badge.tsx';
import { SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { FACT_NAMES, leadCrewText, titleYearsText } from '#ui/messages/catalogue/title.messages.ts';
import { formatCountWithNoun, formatRuntime } from '#ui/messages/format/format.ts';

type Props = { readonly title: Title; readonly details: TitleDetails | null };

const By = ({ mediaType, names }: { readonly mediaType: MediaType; readonly names: ReadonlyArray<string> }): React.JSX.Element => (
  <span className="by">
    {mediaType === 'movie' ? FACT_NAMES.directedBy : FACT_NAMES.createdBy} <b>{leadCrewText(names)}</b>
  </span>
);

/** Returns the runtime of a film or the number of seasons of a series. */
const lengthOf = (title: Title, details: TitleDetails | null): string | null => {
  if (title.mediaType === 'movie') return title.runtime === null ? null : formatRuntime(title.runtime);
  const seasons = title.seasonCount ?? details?.series?.seasons.filter(({ number }) => number > 0).length ?? 0;
  return seasons === 0 ? null : formatCountWithNoun(seasons, 'season', 'seasons');
};

/**
 * Renders the line below a title's name: score, years, lead crew, length, certificate. Unknown facts are omitted; a skeleton
 * reserves the space of the lead crew while the details load.
 */
export const DetailsFactLine = ({ title, details }: Props): React.JSX.Element => {
  const years = titleYearsText(title, details);
  const length = lengthOf(title, details);
  const leaders = details === null ? null : findLeadCrew(title.mediaType, details.crew).map(({ name }) => name);
  return (
    <FactLine>
      {title.averageVote === null ? null : <ScoreBadge rating={title.averageVote} />}
      {years}
      {leaders === null && <span className="by"><SkeletonBar wide="11rem" /></span>}
      {leaders === null || leaders.length === 0 ? null : <By mediaType={title.mediaType} names={leaders} />}
      {length}
      {details?.certification == null ? null : <Certificate>{details.certification}</Certificate>}
    </FactLine>
  );
};
