import { useState } from 'react';
import type { Episode, Season, TitleDetails } from '#domain/catalogue/title-details';
import { unwatchedBefore } from '#domain/history/series/watched-parts';
import { Button } from '#ui/design/buttons/button.tsx';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { classNames } from '#ui/design/utils/class-names.ts';
import { SERIES_WATCHED_MESSAGES, WATCHED_TOASTS } from '#ui/messages/lists/watched.messages.ts';
import type { TitleActionDeps } from '#ui/features/lists/card-actions/title-action-deps.ts';
import { useSeriesWatchedControl } from './use-series-watched-control';
import './series-progress-panel.css';

export type EpisodeWatchedButtonProps = {
  readonly deps: TitleActionDeps;
  readonly title: TitleDetails;
  readonly season: Season;
  readonly episode: Episode;
};

/**
 * Renders the button that marks an aired episode as watched or removes its viewings. An episode of a season that was watched as a whole
 * opens the viewings. After marking, asks about earlier episodes that are not watched.
 */
export const EpisodeWatchedButton = ({
  deps, title, season,
  episode: { number, name },
}: EpisodeWatchedButtonProps): React.JSX.Element | null => {
  const { isKnown, aired, airedOf, isWatched, marksOf, log, remove, openViewings } = useSeriesWatchedControl(deps, title, season);
  const [asks, setAsks] = useState(false);
  const episode = airedOf(season).find((each) => each.episode === number);
  if (episode === undefined) return null;
  const isOn = isWatched(episode);
  const own = marksOf(episode);
  const isWhole = isOn && own.length === 0;
  // Not for each row of a long season.
  const before = isOn && asks ? unwatchedBefore(aired, isWatched, episode) : [];
  const press = async (): Promise<void> => {
    if (!isKnown) return;
    if (isWhole) openViewings();
    else if (isOn) await remove(own, WATCHED_TOASTS.episodeRemoved(episode));
    else setAsks(await log([episode], WATCHED_TOASTS.episode(episode)));
  };
  const markBefore = (): void => {
    setAsks(false);
    void log(before, WATCHED_TOASTS.episodes(before.length));
  };
  return (
    <>
      <IconButton
        className={classNames('ep-mark', isOn && 'on')}
        icon="check"
        label={(isWhole ? SERIES_WATCHED_MESSAGES.watchedEpisode : SERIES_WATCHED_MESSAGES.markEpisode)(episode, name)}
        aria-disabled={!isKnown || undefined}
        aria-haspopup={isWhole ? 'dialog' : undefined}
        {...(!isWhole && { pressed: isOn })}
        onClick={() => void press()}
      />
      {before.length > 0 && (
        <div className="ep-before" role="status">
          <p>{SERIES_WATCHED_MESSAGES.previous(before.length)}</p>
          <Button small kind="go" onClick={markBefore}>
            {SERIES_WATCHED_MESSAGES.markPrevious(before.length)}
          </Button>
          <Button small kind="bare" onClick={() => setAsks(false)}>
            {SERIES_WATCHED_MESSAGES.notNow}
          </Button>
        </div>
      )}
    </>
  );
};
