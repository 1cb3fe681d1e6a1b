import { closestCenter, DndContext, MeasuringStrategy, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { useMemo, useState } from 'react';
import type { List } from '#domain/lists/list';
import { shownListName } from '#domain/lists/list-name';
import { MANAGE_LISTS_MESSAGES } from '#ui/messages/lists/manage-lists.messages.ts';
import { announceMoves } from './announce-moves';
import type { ReorderableListsProps } from './non-sortable-lists';
import { useMoveSensors } from './use-move-sensors';

type SlotProps = Pick<ReorderableListsProps, 'children'> & { readonly list: List };

const Slot = ({ list, children }: SlotProps): React.JSX.Element => {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: list.listID });
  const style = { transform: transform === null ? undefined : `translate3d(${transform.x}px, ${transform.y}px, 0)`, transition };
  const grip = { ...attributes, ...listeners, ref: setActivatorNodeRef, ...(isDragging && { 'data-own-keys': '' }) };
  return <>{children(list, { setCard: setNodeRef, style, isMoving: isDragging, grip })}</>;
};

/** Renders lists that can be moved by mouse, by touch (after a short press) and by keyboard. Load only by import(). */
export const SortableLists = ({ lists, onMove, children }: ReorderableListsProps): React.JSX.Element => {
  // The order after a drop, until the lists themselves have changed.
  const [dropped, setDropped] = useState<{ readonly base: ReadonlyArray<List>; readonly order: ReadonlyArray<List> } | null>(null);
  const shown = dropped?.base === lists ? dropped.order : lists;
  const sensors = useMoveSensors();
  const ids = useMemo(() => shown.map(({ listID }) => listID), [shown]);
  const accessibility = useMemo(
    () => ({
      announcements: announceMoves(shown.map((list) => ({ id: list.listID, name: shownListName(list) })), shown.length),
      screenReaderInstructions: { draggable: MANAGE_LISTS_MESSAGES.howToMove },
      // The texts cannot stand among the items of a list.
      container: document.body,
    }),
    [shown],
  );
  const drop = ({ active, over }: DragEndEvent): void => {
    const [from, to] = [ids.indexOf(String(active.id)), over === null ? -1 : ids.indexOf(String(over.id))];
    const list = shown[from];
    if (list === undefined || to < 0 || from === to) return;
    setDropped({ base: lists, order: arrayMove([...shown], from, to) });
    void onMove(list, to + 1).then((isMoved) => {
      if (!isMoved) setDropped(null);
    });
  };
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
