import type { SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { itemKey } from '#domain/catalogue/title-id';
import { Icon } from '#ui/design/icons/icon.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { addToLabel, CARD_ACTION_MESSAGES, removeFromLabel } from '#ui/messages/lists/card-actions.messages.ts';
import { TURNED_DOWN_MESSAGES } from '#ui/messages/catalogue/taste.messages.ts';
import { WATCHED_MESSAGES } from '#ui/messages/lists/watched.messages.ts';
import { DEFAULT_LIST_ICONS } from '#ui/features/lists/card-actions/default-lists.ts';
import type { CardButtonsProps } from '#ui/features/lists/card-actions/use-title-actions.ts';
import type { PlaceEntry } from '#ui/features/shared/member-controls.tsx';
import { useTurnedDown } from '#ui/features/taste/use-turned-down.ts';
import '#ui/features/lists/shared/list-chooser.css';

export type PosterMenuProps = CardButtonsProps & { readonly open: boolean; readonly onClose: () => void };

type Row = PlaceEntry & { readonly full?: boolean; readonly isOfList?: boolean };

const stop = (event: SyntheticEvent): void => event.stopPropagation();

/** Renders what a member can do with the title of a poster. Each choice closes the menu. */
export const PosterMenu = ({ title, actions, entries = [], open, onClose }: PosterMenuProps): React.JSX.Element => {
  const { isOn, hasViewings } = actions;
  const { notForMe } = useTurnedDown(actions.uid);
  const isTurnedDown = notForMe.some((each) => itemKey(each) === itemKey(title));
  const unmarked = title.mediaType === 'tv' ? WATCHED_MESSAGES.markSeries : WATCHED_MESSAGES.mark;
  const rows: ReadonlyArray<Row> = [
    ...(['watchlist', 'favorites'] as const).map((list) => ({
      icon: DEFAULT_LIST_ICONS[list],
      full: isOn(list),
      label: (isOn(list) ? removeFromLabel : addToLabel)(CARD_ACTION_MESSAGES.lists[list]),
      onChoose: () => actions.toggle(list),
    })),
    { icon: 'eye', full: actions.isWatched, label: hasViewings ? WATCHED_MESSAGES.viewings : unmarked, onChoose: actions.logViewing },
    ...(hasViewings ? [] : [{ icon: 'clock' as const, label: WATCHED_MESSAGES.otherDay, onChoose: actions.openViewings }]),
    { icon: 'plus', label: CARD_ACTION_MESSAGES.addToList, onChoose: actions.openMenu },
    {
      icon: 'close', label: isTurnedDown ? TURNED_DOWN_MESSAGES.takeBackChoice : TURNED_DOWN_MESSAGES.turnDown, onChoose: actions.turnDown,
    },
    ...entries.map((entry) => ({ ...entry, isOfList: true })),
  ];
  return createPortal(
    // Events of the menu would reach the grid of the card, whose arrow keys and Tab stops are not for it.
    <div onKeyDown={stop} onFocus={stop}>
      <Modal open={open} onClose={onClose} title={title.title}>
        <ul className="list-choices">
          {rows.map(({ icon, full = false, label, onChoose, isOfList = false }) => (
            <li key={label}>
              <button
                type="button"
                aria-disabled={(actions.isLoading && !isOfList) || undefined}
                onClick={() => {
                  onClose();
                  onChoose();
                }}
              >
                <Icon name={icon} full={full} />
                {label}
              </button>
            </li>
          ))}
        </ul>
      </Modal>
    </div>,
    document.body,
  );
};
