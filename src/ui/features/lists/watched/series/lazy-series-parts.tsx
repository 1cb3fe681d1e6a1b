import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { EpisodeWatchedButtonProps } from './episode-watched-button';
import type { SeasonWatchedButtonProps } from './season-watched-button';
import type { SeriesProgressPanelProps } from './series-progress-panel';

// The page of a series loads these parts with its first member’s control. Without them the page works.
const SpaceOfProgress = (): React.JSX.Element => <div className="series-watched" />;
const SpaceOfSeason = (): React.JSX.Element => <span className="btn small season-mark" aria-hidden="true" />;
const SpaceOfEpisode = (): React.JSX.Element => <span className="icon-btn ep-mark" aria-hidden="true" />;
const renderNothing = (): null => null;

export const LazySeriesProgressPanel = lazyOptionalPart<SeriesProgressPanelProps>(
  () => import('./series-parts').then((module) => module.SeriesProgressPanel),
  renderNothing, SpaceOfProgress,
);
export const LazySeasonWatchedButton = lazyOptionalPart<SeasonWatchedButtonProps>(
  () => import('./series-parts').then((module) => module.SeasonWatchedButton),
  renderNothing, SpaceOfSeason,
);
export const LazyEpisodeWatchedButton = lazyOptionalPart<EpisodeWatchedButtonProps>(
  () => import('./series-parts').then((module) => module.EpisodeWatchedButton),
  renderNothing, SpaceOfEpisode,
);
