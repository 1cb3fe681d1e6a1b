/** A member's parts of a series' page, in one file. */
export { EpisodeWatchedButton } from './episode-watched-button';
export { SeasonWatchedButton } from './season-watched-button';
export { SeriesProgressPanel } from './series-progress-panel';
