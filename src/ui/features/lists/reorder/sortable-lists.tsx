import { closestCenter, DndContext, MeasuringStrategy } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { useMemo } from 'react';
import type { List } from '#domain/lists/list';
import { shownListName } from '#domain/lists/list-name';
import { MANAGE_LISTS_MESSAGES } from '#ui/messages/lists/manage-lists.messages.ts';
import { announceMoves } from './announce-moves';
import type { ReorderableListsProps } from './non-sortable-lists';
import { useDroppedOrder } from './use-dropped-order';
import { useMoveSensors } from './use-move-sensors';

type SlotProps = Pick<ReorderableListsProps, 'children'> & { readonly list: List };

const Slot = ({ list, children }: SlotProps): React.JSX.Element => {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: list.listID });
  const style = { transform: transform === null ? undefined : `translate3d(${transform.x}px, ${transform.y}px, 0)`, transition };
  const grip = { ...attributes, ...listeners, ref: setActivatorNodeRef, ...(isDragging && { 'data-own-keys': '' }) };
  return <>{children(list, { setCard: setNodeRef, style, isMoving: isDragging, grip })}</>;
};

const listIdOf = ({ listID }: List): string => listID;

/** Renders lists that can be moved by mouse, by touch (after a short press) and by keyboard. Load only by import(). */
export const SortableLists = ({ lists, onMove, children }: ReorderableListsProps): React.JSX.Element => {
  const { shown, ids, drop } = useDroppedOrder(lists, listIdOf, onMove);
  const sensors = useMoveSensors();
  const accessibility = useMemo(
    () => ({
      announcements: announceMoves(shown.map((list) => ({ id: list.listID, name: shownListName(list) })), shown.length),
      screenReaderInstructions: { draggable: MANAGE_LISTS_MESSAGES.howToMove },
      // The texts cannot stand among the items of a list.
      container: document.body,
    }),
    [shown],
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {shown.map((list) => (
          <Slot key={list.listID} list={list}>
            {children}
          </Slot>
        ))}
      </SortableContext>
    </DndContext>
  );
};
