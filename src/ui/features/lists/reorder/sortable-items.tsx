import { closestCenter, DndContext, DragOverlay, MeasuringStrategy } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { StoredTitle } from '#domain/lists/stored-title';
import { PosterImage } from '#ui/design/images/poster-image.tsx';
import { classNames } from '#ui/design/utils/class-names.ts';
import { MOVE_ANNOUNCEMENTS } from '#ui/messages/lists/list-items.messages.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { announceMoves } from './announce-moves';
import type { ReorderableItemsProps, ReorderableItemProps } from './reorderable-item';
import { useDroppedOrder } from './use-dropped-order';
import { useMoveSensors } from './use-move-sensors';
import './sortable-items.css';

const SortableSlot = ({ item, as: Tag, className, children, ...rest }: ReorderableItemProps): React.JSX.Element => {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: item.itemKey });
  const style = { transform: transform === null ? undefined : `translate3d(${transform.x}px, ${transform.y}px, 0)`, transition };
  return (
    <Tag ref={setNodeRef} className={classNames(className, isDragging && 'moving')} style={style} {...rest}>
      {children({ ...attributes, ...listeners, ref: setActivatorNodeRef, ...(isDragging && { 'data-own-keys': '' }) })}
    </Tag>
  );
};

/** The picked up item beside the pointer. */
const Picked = ({ item, isTable }: { readonly item: StoredTitle; readonly isTable: boolean }): React.JSX.Element => (
  <div className={isTable ? 'picked-row' : 'picked-card'}>
    <PosterImage title={toArtTitle(storedTitleToTitle(item))} early />
    {isTable && <b>{item.title}</b>}
  </div>
);

const itemKeyOf = ({ itemKey }: StoredTitle): string => itemKey;

/** Renders items that can be moved by mouse, by touch (after a short press) and by keyboard. Load only by import(). */
export const SortableItems = <Item extends StoredTitle>({
  items, count, isTable, onMove, children,
}: ReorderableItemsProps<Item>): React.JSX.Element => {
  const [picked, setPicked] = useState<Item | null>(null);
  const { shown, ids, drop } = useDroppedOrder(items, itemKeyOf, onMove);
  const sensors = useMoveSensors();
  const accessibility = useMemo(
    () => ({
      announcements: announceMoves(
        shown.map(({ itemKey, title }) => ({ id: itemKey, name: title })),
        count,
      ),
      screenReaderInstructions: { draggable: MOVE_ANNOUNCEMENTS.how },
    }),
    [shown, count],
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={accessibility}
      onDragStart={({ active }) => setPicked(shown.find(({ itemKey }) => itemKey === active.id) ?? null)}
      onDragCancel={() => setPicked(null)}
      onDragEnd={(event) => {
        setPicked(null);
        drop(event);
      }}
    >
      <SortableContext items={ids} strategy={isTable ? verticalListSortingStrategy : rectSortingStrategy}>
        {children(shown, SortableSlot)}
      </SortableContext>
      {createPortal(<DragOverlay>{picked && <Picked item={picked} isTable={isTable} />}</DragOverlay>, document.body)}
    </DndContext>
  );
};
