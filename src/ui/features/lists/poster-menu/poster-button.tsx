import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { Icon, type IconName } from '#ui/design/icons/icon.tsx';
import { CARD_ACTION_MESSAGES, posterMenuLabel } from '#ui/messages/lists/card-actions.messages.ts';
import { WATCHED_MESSAGES } from '#ui/messages/lists/watched.messages.ts';
import { DEFAULT_LIST_ICONS } from '#ui/features/lists/card-actions/default-lists.ts';
import type { CardButtonsProps, CardTitleActions } from '#ui/features/lists/card-actions/use-title-actions.ts';
import { listenToLongPress } from './long-press';
import { PosterMenu } from './poster-menu';

const NAMES = ['favorites', 'watchlist'] as const;

type Mark = { readonly icon: IconName; readonly full: boolean; readonly label: string };

/** Returns what the marks on a poster say: the lists of the title, and whether it was watched. */
const marksOf = ({ isOn, hasViewings, isWatched }: CardTitleActions): ReadonlyArray<Mark> => [
  ...NAMES.filter(isOn).map((list) => ({ icon: DEFAULT_LIST_ICONS[list], full: true, label: CARD_ACTION_MESSAGES.lists[list] })),
  ...(hasViewings
    ? [{ icon: 'eye' as const, full: isWatched, label: isWatched ? WATCHED_MESSAGES.watched : WATCHED_MESSAGES.partlyWatched }]
    : []),
];

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
 * of the poster. Marks say what the title is on. With entries of a list, which have no keys on the
 * card, the grid puts it in the tab order.
 */
export const PosterButton = ({ title, actions, entries = [] }: CardButtonsProps): React.JSX.Element => {
  // Null until it is first opened.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const open = (): void => setOpen(true);
  useLongPress(actions.inside, open);
  const marks = marksOf(actions);
  return (
    <>
      <IconButton
        className={entries.length > 0 ? 'card-act only placed' : 'card-act only'}
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
      {isOpen === null ? null : (
        <PosterMenu title={title} actions={actions} entries={entries} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
