import { effectiveUserQuery, isUserQueryFiltered, parseUserQuery, userQueryParams } from '#application/admin/user-table-params';
import { ROWS_PER_PAGE, type RowCursor } from '#domain/shared/row-page';
import type { DirectoryEntry } from '#domain/users/directory/directory-entry';
import { allUsersQuery, USER_SORTS, type UserSort } from '#domain/users/directory/user-directory';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { Button } from '#ui/design/buttons/button.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { ADMIN_TABLE_MESSAGES } from '#ui/messages/admin/admin-table.messages.ts';
import { ADMIN_PAGE_TITLES } from '#ui/messages/admin/admin.messages.ts';
import { USERS_PAGE_MESSAGES } from '#ui/messages/admin/users.messages.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { useSelectionBy } from '#ui/features/lists/list-page/use-selection.ts';
import { AdminHead } from '#ui/features/admin/shared/admin-head.tsx';
import { AdminTable } from '#ui/features/admin/shared/admin-table.tsx';
import type { TableSort } from '#ui/features/lists/table/use-sorted-table.ts';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';
import { useHiddenColumns } from '#ui/features/admin/shared/use-hidden-columns.ts';
import { useTableAddress } from '#ui/features/admin/shared/use-table-address.ts';
import { UserBulkBar } from '#ui/features/admin/users/table/user-bulk-bar.tsx';
import { USER_TABLE_COLUMNS } from '#ui/features/admin/users/table/user-columns.tsx';
import { UserToolbar } from '#ui/features/admin/users/table/user-toolbar.tsx';

const idOf = ({ uid }: DirectoryEntry): string => uid;
const nameOf = ({ name }: DirectoryEntry): string => name;

/** Ids of the columns that sort. */
const COLUMN_OF: Readonly<Record<UserSort, string>> = {
  name: 'main', email: 'email', createdAt: 'joined', role: 'role', disabled: 'state', listCount: 'lists', lastSignInAt: 'signIn',
};
const sortOfColumn = (id: string): UserSort => USER_SORTS.find((sort) => COLUMN_OF[sort] === id) ?? 'name';

const UsersTotals = (): React.JSX.Element | null => {
  const { value } = useAdminQuery('stats/totals', ({ stats }) => stats.totals);
  return value === null ? null : <>{USERS_PAGE_MESSAGES.totals(value.members.value, value.admins.value, value.disabled.value)}</>;
};

const rangeKey = (range: RowCursor): string => ('before' in range ? `before=${range.before}` : `after=${range.after ?? ''}`);

/** Renders the table of all users with search, filters, order and actions. */
export const ManageUsersPage = (): React.JSX.Element => {
  const { view, range, change, turn } = useTableAddress(parseUserQuery, userQueryParams);
  const columns = useHiddenColumns('users');
  const selection = useSelectionBy(idOf);
  const modal = useModal();
  const query = effectiveUserQuery(view);
  const users = useAdminQuery(`users/page?${userQueryParams(query).toString()}&${rangeKey(range)}`, (admin) =>
    admin.users.page(query, range, ROWS_PER_PAGE),
  );
  const isSearch = view.text !== '';
  const sort: TableSort = { id: COLUMN_OF[query.sort], direction: query.direction };
  const filtered = isUserQueryFiltered(view);
  return (
    <>
      <DocumentHead title={ADMIN_PAGE_TITLES.users} description={USERS_PAGE_MESSAGES.description} noIndex />
      <AdminHead
        heading={ADMIN_PAGE_TITLES.users}
        note={<UsersTotals />}
        actions={
          <>
            <Button icon="download" onClick={() => modal.open({ name: 'export-data', properties: { kind: 'users' } })}>
              {USERS_PAGE_MESSAGES.export}
            </Button>
            <Button kind="go" icon="plus" onClick={() => modal.open({ name: 'create-user', properties: {} })}>
              {USERS_PAGE_MESSAGES.create}
            </Button>
          </>
        }
      />
      <UserToolbar
        view={view}
        change={change}
        columns={columns}
        count={users.value === null || users.failure !== null ? '' : ADMIN_TABLE_MESSAGES.rows(users.value.rows.length)}
      />
      <div className="admin-body users-table">
        {isSearch && <p className="faint">{USERS_PAGE_MESSAGES.searchOrder}</p>}
        <AdminTable
          label={USERS_PAGE_MESSAGES.table}
          columns={USER_TABLE_COLUMNS}
          hidden={columns.hidden}
          data={users}
          empty={
            <StatePanel actions={filtered && <Button onClick={() => change(allUsersQuery)}>{ADMIN_TABLE_MESSAGES.clearFilters}</Button>}>
              {filtered ? USERS_PAGE_MESSAGES.noMatch : USERS_PAGE_MESSAGES.none}
            </StatePanel>
          }
          idOf={idOf}
          sort={sort}
          {...(!isSearch && { onSort: ({ id, direction }: TableSort) => change({ sort: sortOfColumn(id), direction }) })}
          selection={{ ...selection, nameOf }}
          onTurn={turn}
        />
        <UserBulkBar selection={selection} shown={users.value?.rows ?? []} />
      </div>
    </>
  );
};
