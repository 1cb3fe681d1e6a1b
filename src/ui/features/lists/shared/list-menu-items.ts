import type { List } from '#domain/lists/list';
import type { MenuItem } from '#ui/design/overlays/menu.tsx';
import { LIST_PAGE_MESSAGES } from '#ui/messages/lists/lists.messages.ts';
import { isFixedList, type ListActions } from './list-actions';

export type ListMenuOptions = {
  readonly list: List;
  readonly actions: ListActions;
  /** Begins editing in place. */
  readonly start: (part: 'name' | 'description') => void;
  /** Entries that place the list, after "Pin". */
  readonly moves?: ReadonlyArray<MenuItem>;
  /** Called after the list was deleted. */
  readonly onDeleted?: () => void;
};

/** Returns the menu of a list. Favorites and watchlist can be neither renamed, archived nor deleted. */
export const listMenuItems = ({ list, actions, start, moves = [], onDeleted }: ListMenuOptions): ReadonlyArray<MenuItem | 'rule'> => {
  const isFixed = isFixedList(list);
  return [
    ...(isFixed ? [] : [{ label: LIST_PAGE_MESSAGES.rename, icon: 'edit' as const, onChoose: () => start('name') }]),
    {
      label: list.description === '' ? LIST_PAGE_MESSAGES.addDescription : LIST_PAGE_MESSAGES.describe,
      icon: 'edit',
      onChoose: () => start('description'),
    },
    { label: LIST_PAGE_MESSAGES.share, icon: 'share', onChoose: () => actions.share(list) },
    { label: list.pinned ? LIST_PAGE_MESSAGES.unpin : LIST_PAGE_MESSAGES.pin, icon: 'star', onChoose: () => actions.pin(list) },
    ...moves,
    ...(isFixed
      ? []
      : [
          {
            label: list.archived ? LIST_PAGE_MESSAGES.unarchive : LIST_PAGE_MESSAGES.archive,
            icon: 'download' as const,
            onChoose: () => actions.archive(list),
          },
          'rule' as const,
          { label: LIST_PAGE_MESSAGES.deleteList, icon: 'trash' as const, end: true, onChoose: () => actions.remove(list, onDeleted) },
        ]),
  ];
};
