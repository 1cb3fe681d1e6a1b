import type { ListUseCases } from '#application/lists/list-use-cases';
import type { List } from '#domain/lists/list';
import { displayListName } from '#domain/lists/list-name';
import { MANAGE_LISTS } from '#ui/messages/manage-lists.messages.ts';
import type { ListActions } from '../shared/list-actions';
import { useListChanges } from '../shared/use-list-changes';
import { ListCard, type ListMoves } from './list-card';

type Props = {
  readonly useCases: ListUseCases;
  readonly label: string;
  readonly lists: ReadonlyArray<List>;
  /** False while only some lists are shown: their neighbours are then unknown. */
  readonly isMovable: boolean;
  readonly actions: ListActions;
};

/** Renders lists as cards. A list moves among those that are pinned as it is. */
export const ListGroup = ({ useCases, label, lists, isMovable, actions }: Props): React.JSX.Element => {
  const run = useListChanges(useCases);
  const movesOf = (list: List): ListMoves => {
    const group = lists.filter(({ pinned }) => pinned === list.pinned);
    const index = group.indexOf(list);
    const placeAt = (target: number, after: string | null) => (): void =>
      void run(useCases.placeList(list.listID, after), MANAGE_LISTS.movedTo(displayListName(list.name), target + 1));
    return {
      first: isMovable && index > 1 ? placeAt(0, null) : null,
      up: isMovable && index > 0 ? placeAt(index - 1, group[index - 2]?.listID ?? null) : null,
      down: isMovable && index < group.length - 1 ? placeAt(index + 1, group[index + 1]?.listID ?? null) : null,
    };
  };
  return (
    <ul className="list-cards" aria-label={label}>
      {lists.map((list) => (
        <ListCard key={list.listID} useCases={useCases} list={list} actions={actions} moves={movesOf(list)} />
      ))}
    </ul>
  );
};
