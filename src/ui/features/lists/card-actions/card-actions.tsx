import { useState } from 'react';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { HAND_HELD } from '#ui/design/utils/media-queries.ts';
import { useMediaQuery } from '#ui/hooks/use-media-query.ts';
import { classNames } from '#ui/design/utils/class-names.ts';
import { addTitleToLabel, addTitleLabel, CARD_ACTION_MESSAGES, posterMenuLabel } from '#ui/messages/lists/card-actions.messages.ts';
import { WATCHED_MESSAGES } from '#ui/messages/lists/watched.messages.ts';
import { DEFAULT_LIST_ICONS, DEFAULT_LIST_SHORTCUT_KEYS, WATCHED_SHORTCUT_KEY } from './default-lists';
import type { TitleActionDeps } from './title-action-deps';
import { useCardTitleActions, type CardButtonsProps } from './use-title-actions';
import type { MemberCardProps } from '#ui/features/shared/member-controls.tsx';
import { createLoadFailureFallback } from '#ui/features/lists/shared/create-load-failure-fallback.ts';
import type { PosterMenuProps } from '#ui/features/lists/poster-menu/poster-menu.tsx';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { SeriesProgressBar } from '#ui/features/lists/watched/series-progress-bar.tsx';
import { RatingBadge } from '#ui/features/lists/watched/rating-badge.tsx';
import './card-actions.css';

const NAMES = ['favorites', 'watchlist'] as const;

/** Loaded when the menu is first opened. */
const PosterMenu = lazyOptionalPart<PosterMenuProps>(
  () => import('#ui/features/lists/poster-menu/late-parts.ts').then((module) => module.PosterMenu),
  createLoadFailureFallback(CARD_ACTION_MESSAGES.menuFailed), () => null,
);

const CardButtons = ({ title, actions }: CardButtonsProps): React.JSX.Element => {
  const { isLoading, isOn, toggle, isWatched, isLogging, hasViewings, logViewing, openMenu } = actions;
  // Null until it is first opened.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
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
      <IconButton
        className="card-act more"
        tabIndex={-1}
        icon="more"
        label={posterMenuLabel(title.title)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen === null ? null : <PosterMenu title={title} actions={actions} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Replaces the buttons on phones, where they would cover half of the poster. */
const PosterButton = lazyOptionalPart<CardButtonsProps>(
  () => import('#ui/features/lists/poster-menu/late-parts.ts').then((module) => module.PosterButton), CardButtons, () => null,
);

type Props = MemberCardProps & { readonly deps: TitleActionDeps };

/**
 * Renders a member's buttons over the poster of a card: favorites, watchlist, "Mark as watched", "Add to list", the menu of all actions,
 * with the own rating and the progress of a series. The buttons are outside the tab order; keys on the focused card do the same.
 */
export const CardActions = ({ deps, title, entries }: Props): React.JSX.Element => {
  const actions = useCardTitleActions(deps, title);
  const isHandHeld = useMediaQuery(HAND_HELD);
  const { progress, rating, inside } = actions;
  const props = { title, actions };
  return (
    <div ref={inside} className="card-acts">
      {isHandHeld ? <PosterButton {...props} entries={entries} /> : <CardButtons {...props} />}
      {rating === null ? null : <RatingBadge rating={rating} />}
      {progress === null || progress.isComplete ? null : <SeriesProgressBar progress={progress} />}
    </div>
  );
};
