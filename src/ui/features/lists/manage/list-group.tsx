import { useMemo } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { List } from '#domain/lists/list';
import { shownListName } from '#domain/lists/list-name';
import { MANAGE_LISTS_MESSAGES } from '#ui/messages/lists/manage-lists.messages.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { NonSortableLists, type ReorderableListsProps } from '#ui/features/lists/reorder/non-sortable-lists.tsx';
import type { ListActions } from '#ui/features/lists/shared/list-actions.ts';
import { useRunChange } from '#ui/features/lists/shared/use-run-change.ts';
import { ListCard, type ListReorderActions } from './list-card';

/** Loaded with the page of all lists. Without it, lists move by their menus. */
const SortableLists = lazyOptionalPart<ReorderableListsProps>(
  () => import('#ui/features/lists/reorder/sortable-lists.tsx').then((module) => module.SortableLists),
  NonSortableLists,
);

type Props = {
  readonly useCases: ListUseCases;
  readonly label: string;
  readonly lists: ReadonlyArray<List>;
  /** False while only some lists are shown: their neighbours are then unknown. */
  readonly isMovable: boolean;
  readonly actions: ListActions;
};

type NeighboursProps = Omit<Props, 'label'>;

/** Renders lists that change places with each other: all of them are pinned, or none. */
const Neighbours = ({ useCases, lists, isMovable, actions }: NeighboursProps): React.JSX.Element => {
  const run = useRunChange(useCases);
  const move = async (list: List, position: number): Promise<boolean> => {
    const after = lists.filter((other) => other !== list)[position - 2]?.listID ?? null;
    return (await run(useCases.placeList(list.listID, after), MANAGE_LISTS_MESSAGES.movedTo(shownListName(list), position))) === null;
  };
  const movesOf = (list: List): ListReorderActions => {
    const index = lists.indexOf(list);
    const moveTo = (position: number) => (): void => void move(list, position);
    return {
      first: isMovable && index > 1 ? moveTo(1) : null,
      up: isMovable && index > 0 ? moveTo(index) : null,
      down: isMovable && index < lists.length - 1 ? moveTo(index + 2) : null,
    };
  };
  const Order = isMovable && lists.length > 1 ? SortableLists : NonSortableLists;
  return (
    <Order lists={lists} onMove={move}>
      {(list, slot) => (
        <ListCard
          useCases={useCases}
          list={list}
          actions={actions}
          moves={movesOf(list)}
          slot={slot}
          position={lists.indexOf(list) + 1}
          count={lists.length}
        />
      )}
    </Order>
  );
};

/** Renders lists as cards: the pinned ones, then the others. A list moves among those that are pinned as it is. */
export const ListGroup = ({ label, lists, ...rest }: Props): React.JSX.Element => {
  const [pinned, others] = useMemo(() => [lists.filter((list) => list.pinned), lists.filter((list) => !list.pinned)], [lists]);
  return (
    <ul className="list-cards" aria-label={label}>
      <Neighbours {...rest} lists={pinned} />
      <Neighbours {...rest} lists={others} />
    </ul>
  );
};
