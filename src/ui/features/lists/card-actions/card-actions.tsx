import type { Title } from '#domain/catalogue/title';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { classNames } from '#ui/design/utils/class-names.ts';
import { addTitleToLabel, addTitleLabel, CARD_ACTION_MESSAGES } from '#ui/messages/lists/card-actions.messages.ts';
import { WATCHED_MESSAGES } from '#ui/messages/lists/watched.messages.ts';
import { DEFAULT_LIST_ICONS, DEFAULT_LIST_SHORTCUT_KEYS, WATCHED_SHORTCUT_KEY } from './default-lists';
import type { TitleActionDeps } from './title-action-deps';
import { useCardTitleActions } from '#ui/features/lists/shared/use-card-title-actions.ts';
import { SeriesProgressBar } from '#ui/features/lists/watched/progress-bar.tsx';
import { RatingBadge } from '#ui/features/lists/watched/rating-badge.tsx';
import './card-actions.css';

const NAMES = ['favorites', 'watchlist'] as const;

export type CardActionsProps = { readonly deps: TitleActionDeps; readonly title: Title };

/**
 * Renders a member's buttons over the poster of a card: favorites, watchlist, "Mark as watched", "Add to list", with the own rating and
 * the progress of a series. The buttons are outside the tab order; keys on the focused card do the same.
 */
export const CardActions = ({ deps, title }: CardActionsProps): React.JSX.Element => {
  const { isLoading, isOn, toggle, isWatched, isLogging, hasViewings, progress, rating, logViewing, openMenu, inside } =
    useCardTitleActions(deps, title);
  return (
    <div ref={inside} className="card-acts">
      {NAMES.map((list) => (
        <IconButton
          key={list}
          className={`card-act ${list}`}
          tabIndex={-1}
          icon={DEFAULT_LIST_ICONS[list]}
          label={addTitleToLabel(title.title, CARD_ACTION_MESSAGES.lists[list])}
          pressed={isOn(list)}
          full={isOn(list)}
          aria-disabled={isLoading || undefined}
          aria-keyshortcuts={DEFAULT_LIST_SHORTCUT_KEYS[list]}
          onClick={() => toggle(list)}
        />
      ))}
      <IconButton
        className={classNames('card-act watched', hasViewings && 'on')}
        tabIndex={-1}
        icon="eye"
        label={(isWatched ? WATCHED_MESSAGES.watchedTitle : hasViewings ? WATCHED_MESSAGES.partlyWatchedTitle : WATCHED_MESSAGES.markTitle)(
          title.title,
        )}
        full={isWatched}
        aria-busy={isLogging || undefined}
        aria-disabled={isLoading || undefined}
        aria-haspopup={hasViewings ? 'dialog' : undefined}
        aria-keyshortcuts={WATCHED_SHORTCUT_KEY}
        onClick={logViewing}
      />
      <IconButton
        className="card-act menu"
        tabIndex={-1}
        icon="plus"
        label={addTitleLabel(title.title)}
        aria-haspopup="dialog"
        aria-keyshortcuts="A"
        onClick={openMenu}
      />
      {rating === null ? null : <RatingBadge rating={rating} />}
      {progress === null || progress.isComplete ? null : <SeriesProgressBar progress={progress} />}
    </div>
  );
};
