import { useEffect } from 'react';
import type { TitleDetails } from '#domain/catalogue/title-details';
import type { EpisodeNumber } from '#domain/history/series/episodes-text';
import { Button } from '#ui/design/buttons/button.tsx';
import { SERIES_WATCHED_MESSAGES, WATCHED_TOASTS } from '#ui/messages/lists/watched.messages.ts';
import type { TitleActionDeps } from '#ui/features/lists/card-actions/title-action-deps.ts';
import { SeriesProgressBar } from '#ui/features/lists/watched/series-progress-bar.tsx';
import { useSeriesWatchedControl } from './use-series-watched-control';
import './series-progress-panel.css';

export type SeriesProgressPanelProps = {
  readonly deps: TitleActionDeps;
  readonly title: TitleDetails;
  readonly onNext: (episode: EpisodeNumber) => void;
};

/** Renders a member's progress of a series with the next episode, and the button that marks this episode as watched. */
export const SeriesProgressPanel = ({ deps, title, onNext }: SeriesProgressPanelProps): React.JSX.Element | null => {
  const { isKnown, progress, nameOf, log } = useSeriesWatchedControl(deps, title, null);
  const { watched, total, next, isComplete } = progress;
  const { season, episode } = (isKnown && next) || { season: null, episode: null };
  useEffect(() => {
    if (season !== null) onNext({ season, episode });
  }, [season, episode, onNext]);
  if (!isKnown) return <div className="series-watched" />;
  if ((total ?? 0) === 0 && watched === 0) return null;
  return (
    <div className="series-watched" role="group" aria-label={SERIES_WATCHED_MESSAGES.progress}>
      <div className="series-count">
        <SeriesProgressBar progress={progress} />
        <p className="num">
          <b>{total === null ? SERIES_WATCHED_MESSAGES.countOnly(watched) : SERIES_WATCHED_MESSAGES.count(watched, total)}</b>
          {isComplete && <span className="quiet">{SERIES_WATCHED_MESSAGES.complete}</span>}
          {next !== null && <span className="quiet">{SERIES_WATCHED_MESSAGES.next(next, nameOf(next))}</span>}
        </p>
      </div>
      {next !== null && (
        <Button small icon="check" onClick={() => void log([next], WATCHED_TOASTS.episode(next))}>
          {SERIES_WATCHED_MESSAGES.watchedNext}
        </Button>
      )}
    </div>
  );
};
