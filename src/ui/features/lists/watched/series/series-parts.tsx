import { optionalPart } from '../../../../app/errors/optional-part';
import type { EpisodeWatchedProps } from './episode-watched';
import type { SeasonWatchedProps } from './season-watched';
import type { SeriesWatchedProps } from './series-watched';

// The page of a series loads these parts with its first member's slot. Without them the page works.
const SpaceOfProgress = (): React.JSX.Element => <div className="series-watched" />;
const SpaceOfSeason = (): React.JSX.Element => <span className="btn small season-mark" aria-hidden="true" />;
const SpaceOfEpisode = (): React.JSX.Element => <span className="icon-btn ep-mark" aria-hidden="true" />;
const renderNothing = (): null => null;

export const SeriesWatchedPart = optionalPart<SeriesWatchedProps>(() => import('./series-watched').then((module) => module.SeriesWatched), renderNothing, SpaceOfProgress);
export const SeasonWatchedPart = optionalPart<SeasonWatchedProps>(() => import('./season-watched').then((module) => module.SeasonWatched), renderNothing, SpaceOfSeason);
export const EpisodeWatchedPart = optionalPart<EpisodeWatchedProps>(() => import('./episode-watched').then((module) => module.EpisodeWatched), renderNothing, SpaceOfEpisode);
