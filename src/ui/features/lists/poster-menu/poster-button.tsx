import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { Icon, type IconName } from '#ui/design/icons/icon.tsx';
import { CARD_ACTION_MESSAGES, posterMenuLabel } from '#ui/messages/lists/card-actions.messages.ts';
import { WATCHED_MESSAGES } from '#ui/messages/lists/watched.messages.ts';
import { DEFAULT_LIST_ICONS } from '#ui/features/lists/card-actions/default-lists.ts';
import type { CardActionsProps } from '#ui/features/lists/card-actions/card-actions.tsx';
import { useCardTitleActions, type CardTitleActions } from '#ui/features/lists/shared/use-card-title-actions.ts';
import { SeriesProgressBar } from '#ui/features/lists/watched/progress-bar.tsx';
import { RatingBadge } from '#ui/features/lists/watched/rating-badge.tsx';
import { listenToLongPress } from './long-press';
import { PosterMenu } from './poster-menu';
import '#ui/features/lists/card-actions/card-actions.css';

const NAMES = ['favorites', 'watchlist'] as const;

type Mark = { readonly icon: IconName; readonly full: boolean; readonly label: string };

/** Returns what the marks on a poster say: the lists of the title, and whether it was watched. */
const marksOf = ({ isOn, hasViewings, isWatched }: CardTitleActions): ReadonlyArray<Mark> => [
  ...NAMES.filter(isOn).map((list) => ({ icon: DEFAULT_LIST_ICONS[list], full: true, label: CARD_ACTION_MESSAGES.lists[list] })),
  ...(hasViewings
    ? [{ icon: 'eye' as const, full: isWatched, label: isWatched ? WATCHED_MESSAGES.watched : WATCHED_MESSAGES.partlyWatched }]
    : []),
];

const stop = (event: SyntheticEvent): void => event.stopPropagation();

/** Opens the menu on a long press on the poster. */
const useLongPress = (inside: CardTitleActions['inside'], open: () => void): void => {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const link = inside.current?.closest('.card')?.querySelector('a');
    return link === null || link === undefined ? undefined : listenToLongPress(link, () => latest.current());
  }, [inside]);
};

/**
 * Renders the one button over a phone's poster, which opens all actions of the title, as a long press does. Four buttons would cover half
 * of the poster. Marks say what the title is on, beside the own rating and the progress of a series.
 */
export const PosterButton = ({ deps, title }: CardActionsProps): React.JSX.Element => {
  const actions = useCardTitleActions(deps, title);
  const { progress, rating, inside } = actions;
  // Null until it is first opened.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const open = (): void => setOpen(true);
  useLongPress(inside, open);
  const marks = marksOf(actions);
  return (
    <div ref={inside} className="card-acts">
      <IconButton
        className="card-act only"
        tabIndex={-1}
        icon="more"
        label={posterMenuLabel(title.title)}
        aria-haspopup="dialog"
        onClick={open}
      />
      {marks.length === 0 ? null : (
        <span className="card-marks" role="img" aria-label={marks.map(({ label }) => label).join(', ')}>
          {marks.map(({ icon, full }) => <Icon key={icon} name={icon} full={full} />)}
        </span>
      )}
      {rating === null ? null : <RatingBadge rating={rating} />}
      {progress === null || progress.isComplete ? null : <SeriesProgressBar progress={progress} />}
      {isOpen === null
        ? null
        : createPortal(
            // Events of the menu would reach the grid of the card, whose arrow keys and Tab stops are not for it.
            <div onKeyDown={stop} onFocus={stop}>
              <PosterMenu title={title} actions={actions} open={isOpen} onClose={() => setOpen(false)} />
            </div>,
            document.body,
          )}
    </div>
  );
};
