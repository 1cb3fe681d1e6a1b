import type { Title } from '#domain/catalogue/title';
import { Icon, type IconName } from '#ui/design/icons/icon.tsx';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { classNames } from '#ui/design/utils/class-names.ts';
import { HAND_HELD } from '#ui/design/utils/media-queries.ts';
import { addTitleToLabel, addTitleLabel, CARD_ACTION_MESSAGES, posterMenuLabel } from '#ui/messages/lists/card-actions.messages.ts';
import { WATCHED_MESSAGES } from '#ui/messages/lists/watched.messages.ts';
import { DEFAULT_LIST_ICONS, DEFAULT_LIST_SHORTCUT_KEYS, WATCHED_SHORTCUT_KEY } from './default-lists';
import type { TitleActionDeps } from './title-action-deps';
import { useCardTitleActions } from '#ui/features/lists/shared/use-card-title-actions.ts';
import { SeriesProgressBar } from '#ui/features/lists/watched/progress-bar.tsx';
import { RatingBadge } from '#ui/features/lists/watched/rating-badge.tsx';
import './card-actions.css';

const NAMES = ['favorites', 'watchlist'] as const;

type Props = { readonly deps: TitleActionDeps; readonly title: Title };

/**
 * Renders a member's buttons over the poster of a card: favorites, watchlist, "Mark as watched", "Add to list", with the own rating and
 * the progress of a series. Four buttons would cover half of a poster on a phone: there one opens a menu, and marks say what the title is on.
 * The buttons are outside the tab order; keys on the focused card do the same.
 */
export const CardActions = ({ deps, title }: Props): React.JSX.Element => {
  const { isLoading, isOn, toggle, isWatched, isLogging, hasViewings, progress, rating, logViewing, openMenu, openPosterMenu, inside } =
    useCardTitleActions(deps, title);
  const ownState = (
    <>
      {rating === null ? null : <RatingBadge rating={rating} />}
      {progress === null || progress.isComplete ? null : <SeriesProgressBar progress={progress} />}
    </>
  );
  if (matchMedia(HAND_HELD).matches) {
    const marks: ReadonlyArray<readonly [IconName, string]> = [
      ...NAMES.filter(isOn).map((list) => [DEFAULT_LIST_ICONS[list], CARD_ACTION_MESSAGES.lists[list]] as const),
      ...(hasViewings ? [['eye', isWatched ? WATCHED_MESSAGES.watched : WATCHED_MESSAGES.partlyWatched] as const] : []),
    ];
    return (
      <div ref={inside} className="card-acts">
        <IconButton
          className="card-act only"
          tabIndex={-1}
          icon="more"
          label={posterMenuLabel(title.title)}
          aria-haspopup="dialog"
          onClick={openPosterMenu}
        />
        {marks.length === 0 ? null : (
          <span className="card-marks" role="img" aria-label={marks.map(([, label]) => label).join(', ')}>
            {marks.map(([icon]) => <Icon key={icon} name={icon} full={icon !== 'eye' || isWatched} />)}
          </span>
        )}
        {ownState}
      </div>
    );
  }
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
      {ownState}
    </div>
  );
};
