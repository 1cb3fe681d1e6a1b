import type { ColumnDef, RowData } from '@tanstack/react-table';
import type { KeyboardEvent } from 'react';
import { Checkbox } from '#ui/design/fields/checkbox.tsx';
import { Icon } from '#ui/design/icons/icon.tsx';
import { isRangeEvent } from '#ui/design/utils/is-range-event.ts';
import { classNames } from '#ui/design/utils/class-names.ts';
import { ADMIN_TABLE_MESSAGES } from '#ui/messages/admin/admin-table.messages.ts';
import type { SelectionModel } from '#ui/features/lists/list-page/use-selection.ts';
import { ARIA_SORTS, useSortedTable, type sortedTableFeatures, type TableSort } from '#ui/features/lists/table/use-sorted-table.ts';
import { moveInColumn } from './move-in-column';
import './data-table.css';

/**
 * A column of a `DataTable`. `header` is a text: cards show it before the value. The column with the id `main` names the row; `actions` is
 * the menu of the row.
 */
export type DataColumn<Row extends RowData> = ColumnDef<typeof sortedTableFeatures, Row> & { readonly id: string; readonly header: string };

export type DataTableProps<Row extends RowData> = {
  /** Accessible name: "Users". */
  readonly label: string;
  /** The same array in every render. */
  readonly columns: ReadonlyArray<DataColumn<Row>>;
  /** Ids of columns that are not shown. */
  readonly hidden?: ReadonlySet<string>;
  readonly rows: ReadonlyArray<Row>;
  readonly idOf: (row: Row) => string;
  /** The order of the rows; null if the table has none that can be chosen. */
  readonly sort: TableSort | null;
  readonly onSort?: (sort: TableSort) => void;
  /** Selection of rows, with the name of a row for its checkbox. */
  readonly selection?: SelectionModel<Row> & { readonly nameOf: (row: Row) => string };
  /** The rows are the last ones, until the next are loaded. */
  readonly isStale?: boolean;
};

const SELECT = 'select';

/** Renders rows as a table; below 700 px as cards. Arrow keys move the focus to the same control of the next row. */
export const DataTable = <Row extends RowData,>(props: DataTableProps<Row>): React.JSX.Element => {
  const { label, hidden, rows, idOf, selection, isStale = false } = props;
  const table = useSortedTable(props);
  const isShown = ({ id }: { readonly id: string }): boolean => hidden?.has(id) !== true;
  const selectedHere = selection === undefined ? 0 : rows.filter((row) => selection.items.has(idOf(row))).length;
  const toggleAll = (): void => {
    if (selection === undefined) return;
    const isRemoved = selectedHere === rows.length;
    for (const row of rows) if (selection.items.has(idOf(row)) === isRemoved) selection.toggle(row);
  };
  return (
    <div className={classNames('data-table-frame', isStale && 'stale')} aria-busy={isStale || undefined}>
      {/* The roles are explicit, because cards change `display`, which would remove them. */}
      <table className="data-table num" role="table" aria-label={label}>
        <thead role="rowgroup">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} role="row">
              {selection !== undefined && (
                <th role="columnheader" scope="col" className="col-select">
                  <Checkbox bare label={ADMIN_TABLE_MESSAGES.selectAll} checked={selectedHere > 0 && selectedHere === rows.length}
                    mixed={selectedHere > 0 && selectedHere < rows.length} onChange={toggleAll} />
                </th>
              )}
              {group.headers.filter(({ column }) => isShown(column)).map(({ id, column }) => {
                const sorted = column.getIsSorted();
                const name = String(column.columnDef.header);
                const arrow = sorted !== false && <Icon name={sorted === 'asc' ? 'up' : 'down'} />;
                return (
                  <th key={id} role="columnheader" scope="col" className={`col-${column.id}`}
                    aria-sort={sorted === false ? undefined : ARIA_SORTS[sorted]}>
                    {column.getCanSort() && props.onSort !== undefined ? (
                      <button type="button" className="sort-button" onClick={column.getToggleSortingHandler()}>
                        {name}
                        {arrow}
                      </button>
                    ) : (
                      <>
                        <span className={column.id === 'actions' ? 'sr' : undefined}>{name}</span>
                        {arrow}
                      </>
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody role="rowgroup" onKeyDown={(event: KeyboardEvent<HTMLTableSectionElement>) => moveInColumn(event)}>
          {table.getRowModel().rows.map((row) => {
            const isSelected = selection?.items.has(row.id) === true;
            return (
              <tr key={row.id} role="row" className={isSelected ? 'chosen' : undefined}
                {...(selection !== undefined && { 'aria-selected': isSelected })}>
                {selection !== undefined && (
                  <td role="cell" className={`col-${SELECT}`}>
                    <Checkbox bare label={ADMIN_TABLE_MESSAGES.select(selection.nameOf(row.original))} checked={isSelected}
                      onChange={(event) => selection.toggle(row.original, isRangeEvent(event) ? rows : undefined)} />
                  </td>
                )}
                {row.getAllCells().filter(({ column }) => isShown(column)).map((cell) => {
                  const { id, columnDef } = cell.column;
                  return (
                    <td key={cell.id} role="cell" className={`col-${id}`}
                      data-label={id === 'main' || id === 'actions' ? undefined : String(columnDef.header)}>
                      <table.FlexRender cell={cell} />
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
