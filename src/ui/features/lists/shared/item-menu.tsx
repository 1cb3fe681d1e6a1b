import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/design/overlays/menu.tsx';
import { LIST_ITEM_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';
import type { PlaceEntry } from '#ui/features/shared/member-controls.tsx';

type Props = {
  readonly title: string;
  /** Actions on the title itself, above those on its place in the list. */
  readonly entries?: ReadonlyArray<MenuItem>;
  readonly own: ReadonlyArray<PlaceEntry>;
};

/** Renders the menu of one item. */
export const ItemMenu = ({ title, entries = [], own }: Props): React.JSX.Element => {
  const items: ReadonlyArray<MenuItem | 'rule'> = [
    ...entries,
    ...(entries.length === 0 ? [] : ['rule' as const]),
    ...own,
  ];
  return (
    // The arrow keys of an open menu do not move the focus in the grid.
    <span
      className="item-menu"
      onKeyDown={(event) => event.target instanceof Element && event.target.matches('[role="menuitem"]') && event.stopPropagation()}
    >
      <Menu
        label={LIST_ITEM_MESSAGES.more(title)}
        items={items}
        button={(props) => <IconButton {...props} small icon="more" label={LIST_ITEM_MESSAGES.more(title)} />}
      />
    </span>
  );
};
