import { isListDirectoryFiltered, parseListDirectoryQuery, listDirectoryQueryParams } from '#application/admin/list-table-params';
import { allListsQuery, effectiveListDirectorySort, type ListRow, type ListDirectorySort } from '#domain/lists/directory/list-directory';
import { shownListName } from '#domain/lists/list-name';
import { ROWS_PER_PAGE } from '#domain/shared/row-page';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { Button } from '#ui/design/buttons/button.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { ADMIN_TABLE_MESSAGES } from '#ui/messages/admin/admin-table.messages.ts';
import { ADMIN_PAGE_TITLES } from '#ui/messages/admin/admin.messages.ts';
import { ALL_LISTS_PAGE_MESSAGES } from '#ui/messages/admin/all-lists.messages.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { useSelectionBy } from '#ui/features/lists/list-page/use-selection.ts';
import { AdminHead } from '#ui/features/admin/shared/admin-head.tsx';
import { AdminTable } from '#ui/features/admin/shared/admin-table.tsx';
import type { TableSort } from '#ui/features/lists/table/use-sorted-table.ts';
import { RowSelectionBar } from '#ui/features/admin/shared/row-selection-bar.tsx';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';
import { useTableAddress } from '#ui/features/admin/shared/use-table-address.ts';
import { AllListsToolbar } from './all-lists-toolbar';
import { LIST_COLUMNS } from './list-columns';
import { isRemovableList, ListRemovalProvider, useListRemoval } from './list-removal';
import './all-lists.css';

const idOf = ({ list }: ListRow): string => list.listID;
const nameOf = ({ list }: ListRow): string => shownListName(list);

/** Ids of the columns that sort. */
const COLUMN_OF: Readonly<Record<ListDirectorySort, string>> = { name: 'main', itemCount: 'titles', updatedAt: 'changed' };
const sortOfColumn = (id: string): ListDirectorySort => (id === 'titles' ? 'itemCount' : id === 'changed' ? 'updatedAt' : 'name');

const ListTotal = (): React.JSX.Element | null => {
  const { value } = useAdminQuery('stats/totals', ({ stats }) => stats.totals);
  return value === null ? null : <>{ALL_LISTS_PAGE_MESSAGES.total(value.lists.value)}</>;
};

const RemoveButton = ({ rows }: { readonly rows: ReadonlyArray<ListRow> }): React.JSX.Element => {
  const ask = useListRemoval();
  const lists = rows.map(({ list }) => list).filter(isRemovableList);
  const leavesOut = rows.some(({ list }) => list.deletedAt === null && !isRemovableList(list));
  return (
    <Button small icon="trash" className="bulk-remove" disabled={lists.length === 0} onClick={() => ask(lists, leavesOut)}>
      {ALL_LISTS_PAGE_MESSAGES.remove}
    </Button>
  );
};

/** Renders the table of all members' lists with search, filters, order and removal. */
export const AllListsPage = (): React.JSX.Element => {
  const { view, range, change, turn } = useTableAddress(parseListDirectoryQuery, listDirectoryQueryParams);
  const selection = useSelectionBy(idOf);
  const modal = useModal();
  const data = useAdminQuery(`lists/page/${JSON.stringify([view, range])}`, ({ lists }) => lists.page(view, range, ROWS_PER_PAGE));
  const isSearch = view.text.trim() !== '';
  const sort: TableSort = { id: COLUMN_OF[effectiveListDirectorySort(view)], direction: view.direction };
  const filtered = isListDirectoryFiltered(view);
  return (
    <ListRemovalProvider onDone={selection.stop}>
      <DocumentHead title={ADMIN_PAGE_TITLES.lists} description={ALL_LISTS_PAGE_MESSAGES.description} noIndex />
      <AdminHead
        heading={ADMIN_PAGE_TITLES.lists}
        note={<ListTotal />}
        actions={
          <Button icon="download" onClick={() => modal.open({ name: 'export-data', properties: { kind: 'lists' } })}>
            {ALL_LISTS_PAGE_MESSAGES.export}
          </Button>
        }
      />
      <AllListsToolbar view={view} change={change} />
      <div className="admin-body lists-table">
        {isSearch && <p className="faint">{ALL_LISTS_PAGE_MESSAGES.searchOrder}</p>}
        <AdminTable
          label={ALL_LISTS_PAGE_MESSAGES.table}
          columns={LIST_COLUMNS}
          data={data}
          empty={
            <StatePanel actions={filtered && <Button onClick={() => change(allListsQuery)}>{ADMIN_TABLE_MESSAGES.clearFilters}</Button>}>
              {filtered ? ALL_LISTS_PAGE_MESSAGES.noMatch : ALL_LISTS_PAGE_MESSAGES.none}
            </StatePanel>
          }
          idOf={idOf}
          sort={sort}
          {...(!isSearch && { onSort: ({ id, direction }: TableSort) => change({ sort: sortOfColumn(id), direction }) })}
          selection={{ ...selection, nameOf }}
          onTurn={turn}
        />
        <RowSelectionBar count={selection.items.size} onClear={selection.stop}>
          <RemoveButton rows={[...selection.items.values()]} />
        </RowSelectionBar>
      </div>
    </ListRemovalProvider>
  );
};
