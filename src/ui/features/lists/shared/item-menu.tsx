import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/design/overlays/menu.tsx';
import { LIST_ITEM_MESSAGES } from '#ui/messages/lists/list-items.messages.ts';

type Props = {
  readonly title: string;
  /** Actions on the title itself, above those on its place in the list. */
  readonly entries?: ReadonlyArray<MenuItem>;
  /** Null while the list is not in the member's own order. */
  readonly onMoveTo: (() => void) | null;
  readonly onRemove: () => void;
};

/** Renders the menu of one item. */
export const ItemMenu = ({ title, entries = [], onMoveTo, onRemove }: Props): React.JSX.Element => {
  const items: ReadonlyArray<MenuItem | 'rule'> = [
    ...entries,
    ...(entries.length === 0 ? [] : ['rule' as const]),
    ...(onMoveTo === null ? [] : [{ label: LIST_ITEM_MESSAGES.moveTo, icon: 'sort' as const, onChoose: onMoveTo }]),
    { label: LIST_ITEM_MESSAGES.remove, icon: 'trash', onChoose: onRemove },
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
