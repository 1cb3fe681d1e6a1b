import { useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import type { ItemSort } from '#application/lists/items/item-view-params';
import { ITEM_SORT_FIELDS } from '#domain/lists/item-query';
import type { ListItem } from '#domain/lists/list-item';
import { Checkbox } from '#ui/design/fields/checkbox.tsx';
import { Icon } from '#ui/design/icons/icon.tsx';
import { useGridWindow } from '#ui/design/shelves/use-grid-window.ts';
import type { VirtualGridHandle } from '#ui/design/shelves/virtual-grid.tsx';
import { useEndNear } from '#ui/design/utils/use-end-near.ts';
import { ITEM_COLUMN_NAMES } from '#ui/messages/lists/list-items.messages.ts';
import { LIST_PAGE_MESSAGES } from '#ui/messages/lists/lists.messages.ts';
import type { ItemsViewProps } from '#ui/features/lists/list-page/items-view.ts';
import { ITEM_COLUMNS } from './item-columns';
import { ItemRowProvider } from './row-context';
import { ARIA_SORTS, useSortedTable } from './use-sorted-table';
import './item-table.css';

const FIRST_ROWS = 20;
const keyOf = ({ itemKey }: ListItem): string => itemKey;

export type ItemTableProps = ItemsViewProps & {
  readonly ref?: Ref<VirtualGridHandle>;
  readonly sort: ItemSort;
  readonly onSort: (sort: ItemSort) => void;
};

const useItemTable = ({ items, sort: { sort: id, direction }, onSort }: ItemTableProps) =>
  useSortedTable({
    columns: ITEM_COLUMNS,
    rows: items,
    idOf: keyOf,
    sort: useMemo(() => ({ id, direction }), [id, direction]),
    onSort: (next) => {
      const field = ITEM_SORT_FIELDS.find((known) => known === next.id);
      if (field !== undefined) onSort({ sort: field, direction: next.direction });
    },
  });

/** Renders the items of a list as a table. Only rows near the viewport are in the DOM. Load only by import(). */
export const ItemTable = (props: ItemTableProps): React.JSX.Element => {
  const { ref, items, slot: Slot, count, total, positionOf, selection, actions, onMoveTo, onEndNear, leftAt } = props;
  const table = useItemTable(props);
  const body = useRef<HTMLTableSectionElement>(null);
  const { from, to, before, after, scrollToItem } = useGridWindow(body, items, FIRST_ROWS, leftAt);
  useImperativeHandle(ref, () => ({
    focusItem: (index) => {
      scrollToItem(index);
      body.current?.querySelector<HTMLElement>(`[aria-rowindex="${index + 2}"] a`)?.focus();
    },
  }));
  useEndNear(body, to >= items.length - 4, items.length, onEndNear);

  const rows = table.getRowModel().rows.slice(from, to);
  const hidden = new Set<string>([...(selection.isActive ? [] : ['select']), ...(positionOf(0) === null ? ['grip', 'order'] : [])]);
  const selectedCount = selection.items.size;
  return (
    <div className="item-table-frame">
      <table className="item-table num" aria-label={LIST_PAGE_MESSAGES.allTitles} aria-rowcount={total === null ? -1 : total + 1}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} aria-rowindex={1}>
              {group.headers.filter(({ column }) => !hidden.has(column.id)).map((header) => {
                const { id, column } = header;
                const sorted = column.getIsSorted();
                const name = <table.FlexRender header={header} />;
                return (
                  <th key={id} scope="col" className={`col-${column.id}`} aria-sort={sorted === false ? undefined : ARIA_SORTS[sorted]}>
                    {column.id === 'select' ? (
                      <Checkbox
                        bare
                        label={ITEM_COLUMN_NAMES.selectAll}
                        checked={selectedCount > 0 && selectedCount >= items.length}
                        mixed={selectedCount > 0 && selectedCount < items.length}
                        onChange={() => selection.setAll(selectedCount >= items.length ? [] : items)}
                      />
                    ) : column.getCanSort() ? (
                      <button type="button" id={`sort-${column.id}`} className="sort-button" onClick={column.getToggleSortingHandler()}>
                        {name}
                        {sorted !== false && <Icon name={sorted === 'asc' ? 'up' : 'down'} />}
                      </button>
                    ) : (
                      name
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody ref={body}>
          {before > 0 && <tr className="far" aria-hidden="true" style={{ height: before }} />}
          {rows.map((row, offset) => {
            const index = from + offset;
            const isSelected = selection.items.has(row.id);
            return (
              <Slot
                key={row.id}
                item={row.original}
                as="tr"
                className={isSelected ? 'item-row chosen' : 'item-row'}
                aria-rowindex={index + 2}
                {...(selection.isActive && { 'aria-selected': isSelected })}
              >
                {(grip) => (
                  <ItemRowProvider value={{ grip, position: positionOf(index), items, count, actions, selection, onMoveTo }}>
                    {row.getAllCells().filter(({ column }) => !hidden.has(column.id)).map((cell) => (
                      <td key={cell.id} className={`col-${cell.column.id}`}>
                        <table.FlexRender cell={cell} />
                      </td>
                    ))}
                  </ItemRowProvider>
                )}
              </Slot>
            );
          })}
          {after > 0 && <tr className="far" aria-hidden="true" style={{ height: after }} />}
        </tbody>
      </table>
    </div>
  );
};
