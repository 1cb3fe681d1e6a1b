import { CLOCK } from '#application/service-keys';
import { findLeadCrew, type CrewMemberWithJobs } from '#domain/catalogue/crew';
import type { MediaType } from '#domain/catalogue/media-type';
import { isToCome, type Title } from '#domain/catalogue/title';
import { episodeLength, type TitleDetails } from '#domain/catalogue/title-details';
import { calendarDay } from '#domain/shared/dates';
import { Certificate, FactLine } from '#ui/design/metadata/fact-line.tsx';
import { ScoreBadge } from '#ui/design/metadata/score-badge.tsx';
import { SkeletonBar } from '#ui/design/feedback/skeletons.tsx';
import { PersonNameLinks } from '#ui/features/title/credits/person-name-links.tsx';
import { FACT_NAMES, titleYearsText } from '#ui/messages/catalogue/title.messages.ts';
import { formatCountWithNoun, formatRuntime } from '#ui/messages/format/format.ts';
import { useService } from '#ui/services.tsx';
import { EndTimeSpace, LazyEndTime } from './lazy-end-time';

type Props = {
  readonly title: Title;
  readonly details: TitleDetails | null;
  /** False while the first view is not painted: the end time loads after it. */
  readonly whole: boolean;
};

/** Number of directors or creators whose names the line has: all of three, else two "and others". */
export const namedLeadCrew = (count: number): number => (count > 3 ? 2 : 3);

const useCalendarDay = (): string => calendarDay(useService(CLOCK).now());

/** Returns whether a title is to come. The embedded catalogue has none. */
export const useIsToCome = (title: Pick<Title, 'date' | 'year'>): boolean => {
  const today = (__ON_TMDB__ ? useCalendarDay : () => '')();
  return __ON_TMDB__ && isToCome(title, today);
};

type ByProps = { readonly mediaType: MediaType; readonly people: ReadonlyArray<CrewMemberWithJobs> };

const By = ({ mediaType, people }: ByProps): React.JSX.Element => (
  <span className="by">
    {mediaType === 'movie' ? FACT_NAMES.directedBy : FACT_NAMES.createdBy}{' '}
    <b><PersonNameLinks people={people} most={namedLeadCrew(people.length)} /></b>
  </span>
);

/** Returns the runtime of a film or the number of seasons of a series. */
const lengthOf = (title: Title, details: TitleDetails | null): string | null => {
  if (title.mediaType === 'movie') return title.runtime === null ? null : formatRuntime(title.runtime);
  const seasons = title.seasonCount ?? details?.series?.seasons.filter(({ number }) => number > 0).length ?? 0;
  return seasons === 0 ? null : formatCountWithNoun(seasons, 'season', 'seasons');
};

/** Returns the length of a film, or of one episode, in minutes; null if unknown. */
const minutesOf = (title: Title, details: TitleDetails | null): number | null =>
  title.mediaType === 'movie' ? title.runtime : details === null ? null : episodeLength(details);

/**
 * Renders the line below a title's name: score, years, lead crew, length, certificate, and when it ends if it is started now. Unknown facts
 * are omitted; a skeleton reserves the space of the lead crew while the details load.
 */
export const DetailsFactLine = ({ title, details, whole }: Props): React.JSX.Element => {
  const years = titleYearsText(title, details, useIsToCome(title));
  const length = lengthOf(title, details);
  const leaders = details === null ? null : findLeadCrew(title.mediaType, details.crew);
  const minutes = minutesOf(title, details);
  return (
    <FactLine>
      {title.averageVote === null ? null : <ScoreBadge rating={title.averageVote} />}
      {years}
      {leaders === null && <span className="by"><SkeletonBar wide="11rem" /></span>}
      {leaders === null || leaders.length === 0 ? null : <By mediaType={title.mediaType} people={leaders} />}
      {length}
      {details?.certification == null ? null : <Certificate>{details.certification}</Certificate>}
      {minutes !== null && whole ? <LazyEndTime title={details ?? title} minutes={minutes} /> : null}
      {(minutes === null ? details === null : !whole) && <EndTimeSpace />}
    </FactLine>
  );
};
