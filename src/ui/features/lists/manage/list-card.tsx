import { Link } from 'react-router-dom';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { List } from '#domain/lists/list';
import { shownListName } from '#domain/lists/list-name';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/design/overlays/menu.tsx';
import { Tag } from '#ui/design/text/tag.tsx';
import { classNames } from '#ui/design/utils/class-names.ts';
import { LIST_PAGE_MESSAGES, listSummaryText } from '#ui/messages/lists/lists.messages.ts';
import { MANAGE_LISTS_MESSAGES } from '#ui/messages/lists/manage-lists.messages.ts';
import { useNow } from '#ui/hooks/use-today.ts';
import { listAddress } from '#ui/shell/navigation/list-address.ts';
import { RETURN_BEHIND } from '#ui/shell/navigation/return-behind.ts';
import { GripButton } from '#ui/features/lists/reorder/grip-button.tsx';
import type { ListDragProps } from '#ui/features/lists/reorder/non-sortable-lists.tsx';
import { DescriptionForm } from '#ui/features/lists/shared/description-form.tsx';
import { ListCover } from '#ui/features/lists/shared/list-cover.tsx';
import type { ListActions } from '#ui/features/lists/shared/list-actions.ts';
import { listMenuItems } from '#ui/features/lists/shared/list-menu-items.ts';
import { NameForm } from '#ui/features/lists/shared/name-form.tsx';
import { useEditing } from '#ui/features/lists/shared/use-editing.ts';

/** Moves of a list among the lists of its group; null where there is no place. */
export type ListReorderActions = {
  readonly first: (() => void) | null;
  readonly up: (() => void) | null;
  readonly down: (() => void) | null;
};

type Props = { readonly useCases: ListUseCases; readonly list: List; readonly actions: ListActions; readonly moves: ListReorderActions } & {
  readonly slot: ListDragProps;
  /** Place among its neighbours, from 1. */
  readonly position: number;
  readonly count: number;
};

const moveItems = ({ first, up, down }: ListReorderActions): ReadonlyArray<MenuItem> => [
  ...(first === null ? [] : [{ label: MANAGE_LISTS_MESSAGES.moveFirst, icon: 'up' as const, onChoose: first }]),
  ...(up === null ? [] : [{ label: MANAGE_LISTS_MESSAGES.moveUp, icon: 'up' as const, onChoose: up }]),
  ...(down === null ? [] : [{ label: MANAGE_LISTS_MESSAGES.moveDown, icon: 'down' as const, onChoose: down }]),
];

/** Renders a list with its cover, facts and actions. Name and description are edited in place. */
export const ListCard = ({
  useCases, list, actions, moves,
  slot: { setCard, style, isMoving, grip },
  position, count,
}: Props): React.JSX.Element => {
  const now = useNow();
  const { part, start, stop, frame } = useEditing<HTMLDivElement>();
  const name = shownListName(list);
  const rename = async (next: string) => {
    const failure = await actions.rename(list, next);
    if (failure === null) stop();
    return failure;
  };
  const items = listMenuItems({ list, actions, start, moves: moveItems(moves) });
  return (
    <li ref={setCard} className={classNames('list-card', isMoving && 'moving')} style={style}>
      <Link to={listAddress({ listName: list.name, listID: list.listID })} state={RETURN_BEHIND}>
        <ListCover useCases={useCases} list={list} />
        {part !== 'name' && (
          <span className="poster p-xs">
            <bdi>{name}</bdi>
          </span>
        )}
      </Link>
      {part === 'name' && (
        <NameForm
          label={LIST_PAGE_MESSAGES.nameField}
          submit={LIST_PAGE_MESSAGES.save}
          name={name}
          autoFocus
          onSubmit={rename}
          onCancel={stop}
        />
      )}
      {part === 'description' && (
        <DescriptionForm description={list.description} onSave={(text) => actions.describe(list, text)} onClose={stop} />
      )}
      {part !== 'description' && list.description !== '' && <p className="list-card-text">{list.description}</p>}
      <div ref={frame} className="list-card-row">
        <p className="faint num">
          {listSummaryText(list.itemCount, list.updatedAt, now)} {list.pinned && <Tag tone="amber">{MANAGE_LISTS_MESSAGES.pinned}</Tag>}
        </p>
        <GripButton grip={grip} title={name} position={position} count={count} />
        <Menu
          label={MANAGE_LISTS_MESSAGES.moreFor(name)}
          items={items}
          button={(props) => (
            <IconButton {...props} id={`menu-of-${list.listID}`} small icon="more" label={MANAGE_LISTS_MESSAGES.moreFor(name)} />
          )}
        />
      </div>
    </li>
  );
};
