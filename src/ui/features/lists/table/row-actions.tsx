import type { MenuItem } from '#ui/design/overlays/menu.tsx';
import { addToLabel, CARD_ACTION_MESSAGES, removeFromLabel } from '#ui/messages/lists/card-actions.messages.ts';
import { WATCHED_MESSAGES } from '#ui/messages/lists/watched.messages.ts';
import type { MemberRowActionsProps } from '#ui/features/shared/member-controls.tsx';
import { DEFAULT_LIST_ICONS } from '#ui/features/lists/card-actions/default-lists.ts';
import type { TitleActionDeps } from '#ui/features/lists/card-actions/title-action-deps.ts';
import { useCardTitleActions } from '#ui/features/lists/card-actions/use-title-actions.ts';

const NAMES = ['watchlist', 'favorites'] as const;

type Props = MemberRowActionsProps & { readonly deps: TitleActionDeps };

/** Gives a row of a table the keys of a card, and the menu in it the actions of a card. */
export const RowActions = ({ deps, title, children }: Props): React.JSX.Element => {
  const { isLoading, isOn, toggle, hasViewings, logViewing, openMenu, inside } = useCardTitleActions(deps, title);
  const unmarked = title.mediaType === 'tv' ? WATCHED_MESSAGES.markSeries : WATCHED_MESSAGES.mark;
  const entries: ReadonlyArray<MenuItem> = [
    ...NAMES.map((list) => ({
      label: (isOn(list) ? removeFromLabel : addToLabel)(CARD_ACTION_MESSAGES.lists[list]),
      icon: DEFAULT_LIST_ICONS[list],
      disabled: isLoading,
      onChoose: () => toggle(list),
    })),
    { label: hasViewings ? WATCHED_MESSAGES.viewings : unmarked, icon: 'eye', disabled: isLoading, onChoose: logViewing },
    { label: CARD_ACTION_MESSAGES.addToList, icon: 'plus', onChoose: openMenu },
  ];
  return <div ref={inside}>{children(entries)}</div>;
};
