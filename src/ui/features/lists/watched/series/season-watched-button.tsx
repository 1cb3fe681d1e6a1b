import type { Season, TitleDetails } from '#domain/catalogue/title-details';
import { Button } from '#ui/design/buttons/button.tsx';
import { SERIES_WATCHED_MESSAGES, WATCHED_TOASTS } from '#ui/messages/lists/watched.messages.ts';
import type { TitleActionDeps } from '#ui/features/lists/card-actions/title-action-deps.ts';
import { useSeriesWatchedControl } from './use-series-watched-control';
import './series-progress-panel.css';

export type SeasonWatchedButtonProps = { readonly deps: TitleActionDeps; readonly title: TitleDetails; readonly season: Season };

/** Renders the button that marks the aired episodes of a season as watched; opens the viewings if all of them are. */
export const SeasonWatchedButton = ({ deps, title, season }: SeasonWatchedButtonProps): React.JSX.Element | null => {
  const { isKnown, airedOf, isWatched, log, openViewings } = useSeriesWatchedControl(deps, title, season);
  const aired = airedOf(season);
  const left = aired.filter((episode) => !isWatched(episode));
  if (aired.length === 0) return null;
  const isDone = isKnown && left.length === 0;
  return (
    <Button
      small
      icon="eye"
      className={isDone ? 'season-mark on' : 'season-mark'}
      aria-busy={!isKnown || undefined}
      aria-haspopup={isDone ? 'dialog' : undefined}
      onClick={() => {
        if (isDone) openViewings();
        else if (isKnown) void log(left, WATCHED_TOASTS.season(season.name));
      }}
    >
      {isDone ? SERIES_WATCHED_MESSAGES.seasonWatched : SERIES_WATCHED_MESSAGES.markSeason}
    </Button>
  );
};
