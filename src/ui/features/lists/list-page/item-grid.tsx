import { useCallback, useEffect, useRef, type Ref } from 'react';
import type { ListItem } from '#domain/lists/list-item';
import { UNKNOWN_TOTAL, VirtualGrid, type VirtualGridHandle } from '#ui/design/shelves/virtual-grid.tsx';
import { LIST_PAGE_MESSAGES } from '#ui/messages/lists/lists.messages.ts';
import { ItemCard } from './item-card';
import type { ItemsViewProps } from './items-view';

const IN_FIRST_VIEW = 12;
const keyOf = ({ itemKey }: ListItem): string => itemKey;

/** Renders the items of a list as posters. */
export const ItemGrid = ({ ref, ...props }: ItemsViewProps & { readonly ref?: Ref<VirtualGridHandle> }): React.JSX.Element => {
  const { items, slot: Slot, count, total, positionOf, selection, actions, onMoveTo, onEndNear, leftAt } = props;
  const { isActive, items: selected, toggle } = selection;
  const shown = useRef(items);
  useEffect(() => void (shown.current = items), [items]);
  const onToggle = useCallback((item: ListItem, isRange: boolean) => toggle(item, isRange ? shown.current : undefined), [toggle]);
  const render = useCallback(
    (item: ListItem, index: number) => (
      <Slot item={item} as="div">
        {(grip) => (
          <ItemCard
            item={item}
            position={positionOf(index)}
            count={count}
            grip={grip}
            isSelected={isActive ? selected.has(item.itemKey) : null}
            early={leftAt === 0 && index < IN_FIRST_VIEW}
            actions={actions}
            onToggle={onToggle}
            onMoveTo={onMoveTo}
          />
        )}
      </Slot>
    ),
    [Slot, positionOf, count, isActive, selected, leftAt, actions, onToggle, onMoveTo],
  );
  return (
    <VirtualGrid
      {...(ref !== undefined && { ref })}
      items={items}
      keyOf={keyOf}
      render={render}
      label={LIST_PAGE_MESSAGES.allTitles}
      total={total ?? UNKNOWN_TOTAL}
      onEndNear={onEndNear}
      initialOffset={leftAt}
      firstCount={IN_FIRST_VIEW}
      flush
    />
  );
};
