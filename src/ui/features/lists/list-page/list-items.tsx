import { useCallback, useRef } from 'react';
import { isItemListFiltered } from '#application/lists/items/item-view-params';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { List } from '#domain/lists/list';
import type { ListItem } from '#domain/lists/list-item';
import { Button } from '#ui/design/buttons/button.tsx';
import { GridSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import type { VirtualGridHandle } from '#ui/design/shelves/virtual-grid.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { loadedCountText } from '#ui/messages/catalogue/browse.messages.ts';
import { itemCountText, LIST_PAGE_MESSAGES } from '#ui/messages/lists/lists.messages.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import type { ItemTableProps } from '#ui/features/lists/table/item-table.tsx';
import { NonSortableItems, type ReorderableItemsProps } from '#ui/features/lists/reorder/reorderable-item.tsx';
import { useItemActions } from '#ui/features/lists/shared/item-actions.ts';
import { EmptyOwnList } from './empty-own-list';
import { ItemGrid } from './item-grid';
import { ItemSearchProgress } from '#ui/features/lists/find/item-search-progress.tsx';
import { useItemSearch } from '#ui/features/lists/find/use-item-search.ts';
import type { ItemViewControl } from './use-item-view';
import type { PagedItems } from './use-paged-items';
import type { ItemSelection } from './use-selection';

const ItemsSkeleton = (): React.JSX.Element => (
  <LoadingRegion label={LIST_PAGE_MESSAGES.loading}>
    <GridSkeleton cards={12} flush />
  </LoadingRegion>
);
const ItemTable = lazyOptionalPart<ItemTableProps>(
  () => import('#ui/features/lists/table/item-table.tsx').then((module) => module.ItemTable),
  ItemGrid, ItemsSkeleton,
);
const SortableItems = lazyOptionalPart<ReorderableItemsProps>(
  () => import('#ui/features/lists/reorder/sortable-items.tsx').then((module) => module.SortableItems),
  NonSortableItems, ItemsSkeleton,
);

type Props = ItemViewControl & {
  readonly useCases: ListUseCases;
  readonly list: List;
  readonly window: PagedItems;
  readonly selection: ItemSelection;
  readonly onAdd: () => void;
};

/** Renders the titles of a list in the chosen layout, with the states around them. */
export const ListItems = ({ useCases, list, window, view, change, selection, onAdd }: Props): React.JSX.Element => {
  const { items, status, hasMore, failure, results, isStale, leftAt, loadMore } = window;
  const search = useItemSearch(window);
  const actions = useItemActions(useCases, list);
  const { open } = useModal();
  const handle = useRef<VirtualGridHandle>(null);
  const isOwnOrder = view.sort === 'order' && !isItemListFiltered(view.filter) && !isStale;
  const isAscending = view.direction === 'asc';
  const count = Math.max(list.itemCount, items.length);
  const positionOf = useCallback(
    (index: number) => (isOwnOrder ? (isAscending ? index + 1 : count - index) : null),
    [isOwnOrder, isAscending, count],
  );
  const moveTo = useCallback(
    (item: ListItem, position: number) =>
      open({ name: 'move-title', properties: { title: item.title, position, count, onMove: (target) => void actions.move(item, target) } }),
    [open, actions, count],
  );

  const progress = search.isRunning && (
    <ItemSearchProgress searched={window.searched} count={count} found={items.length} onStop={search.stop} />
  );
  if (search.isRunning && items.length === 0) {
    return (
      <div id="list-items">
        {progress}
        <ItemsSkeleton />
      </div>
    );
  }
  if (status === 'loading' && items.length === 0) return <ItemsSkeleton />;
  if (items.length === 0 && failure !== null) return <FailureState failure={failure} retry={loadMore} />;
  if (items.length === 0) {
    return (
      <EmptyOwnList
        listName={list.name}
        filter={view.filter}
        onSearchOn={hasMore ? search.goOn : null}
        onAdd={onAdd}
        onFilter={(filter) => change({ filter })}
      />
    );
  }
  const total = hasMore ? (isItemListFiltered(view.filter) ? null : count) : items.length;
  const shared = { count, total, positionOf, selection, actions, onMoveTo: moveTo, onEndNear: loadMore, leftAt };
  const isTable = view.layout === 'table';
  const Reorder = isOwnOrder && isAscending ? SortableItems : NonSortableItems;
  return (
    <div id="list-items" className={isStale ? 'own-items stale' : 'own-items'} aria-busy={isStale || status === 'loadingMore'}>
      {progress}
      <Reorder key={results} items={items} count={count} isTable={isTable} onMove={actions.move}>
        {(shown, slot) =>
          isTable ? (
            <ItemTable ref={handle} {...shared} items={shown} slot={slot} sort={view} onSort={change} />
          ) : (
            <ItemGrid ref={handle} {...shared} items={shown} slot={slot} />
          )
        }
      </Reorder>
      <div className="load-more">
        {failure !== null && <FailureNote failure={failure} what={LIST_PAGE_MESSAGES.failedPart} retry={loadMore} />}
        {failure === null && hasMore && !search.isRunning && (
          <>
            <Button busy={status === 'loadingMore'} onClick={search.goOn}>
              {LIST_PAGE_MESSAGES.loadMore}
            </Button>
            <p className="faint num">{loadedCountText(items.length, total)}</p>
          </>
        )}
        {!hasMore && <p className="faint num">{itemCountText(items.length)}</p>}
      </div>
    </div>
  );
};
