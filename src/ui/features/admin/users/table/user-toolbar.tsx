import { isUserQueryFiltered, userSort } from '#application/admin/user-table-params';
import { Role } from '#domain/users/role';
import { allUsersQuery, USER_STATES, type UserQuery } from '#domain/users/directory/user-directory';
import { Button } from '#ui/design/buttons/button.tsx';
import { FilterBar } from '#ui/design/filters/filter-bar.tsx';
import { ADMIN_TABLE_MESSAGES } from '#ui/messages/admin/admin-table.messages.ts';
import { ROLE_NAMES, USER_STATE_NAMES, USER_ORDER_OPTIONS, USERS_PAGE_MESSAGES } from '#ui/messages/admin/users.messages.ts';
import { ChoiceMenu } from '#ui/features/lists/controls/choice-menu.tsx';
import { WordsField } from '#ui/features/lists/controls/words-field.tsx';
import { ColumnMenu } from '#ui/features/admin/shared/column-menu.tsx';
import type { HiddenColumns } from '#ui/features/admin/shared/use-hidden-columns.ts';
import type { TableAddress } from '#ui/features/admin/shared/use-table-address.ts';
import { USER_TABLE_COLUMNS } from './user-columns';

const anyChoice = { value: '', label: ADMIN_TABLE_MESSAGES.anyChoice };
const ROLES = [anyChoice, ...(['user', 'admin'] as const).map((value) => ({ value, label: ROLE_NAMES[value] }))];
const STATES = [anyChoice, ...USER_STATES.map((value) => ({ value, label: USER_STATE_NAMES[value] }))];
const HIDEABLE_COLUMNS = USER_TABLE_COLUMNS.filter(({ id }) => id !== 'main' && id !== 'actions').map(({ id, header }) => ({
  value: id, label: header,
}));

type Props = Pick<TableAddress<UserQuery>, 'view' | 'change'> & {
  readonly columns: HiddenColumns;
  /** Number of rows as text. */ readonly count: string;
};

/** Renders search, filters, order (for cards) and columns of the table of users. */
export const UserToolbar = ({ view, change, columns, count }: Props): React.JSX.Element => {
  const { text, role, state } = view;
  return (
    <FilterBar label={USERS_PAGE_MESSAGES.controls} count={count}>
      <WordsField
        label={USERS_PAGE_MESSAGES.search}
        words={text === '' ? null : text}
        onChange={(words) => change({ text: words ?? '' })}
      />
      <ChoiceMenu
        label={USERS_PAGE_MESSAGES.role}
        choices={ROLES}
        value={role ?? ''}
        {...(role === null && { text: ADMIN_TABLE_MESSAGES.any })}
        set={role !== null}
        onChange={(next) => change({ role: Role.is(next) ? next : null })}
      />
      <ChoiceMenu
        label={USERS_PAGE_MESSAGES.state}
        choices={STATES}
        value={state ?? ''}
        {...(state === null && { text: ADMIN_TABLE_MESSAGES.any })}
        set={state !== null}
        onChange={(next) => change({ state: USER_STATES.find((known) => known === next) ?? null })}
      />
      {text === '' && (
        <span className="only-cards">
          <ChoiceMenu
            label={ADMIN_TABLE_MESSAGES.order}
            choices={USER_ORDER_OPTIONS}
            value={userSort.write(view)}
            set={false}
            onChange={(next) => change(userSort.read(next))}
          />
        </span>
      )}
      <span className="only-rows">
        <ColumnMenu options={HIDEABLE_COLUMNS} {...columns} />
      </span>
      {isUserQueryFiltered(view) && (
        <Button kind="bare" small icon="close" onClick={() => change({ ...allUsersQuery, sort: view.sort, direction: view.direction })}>
          {ADMIN_TABLE_MESSAGES.clearFilters}
        </Button>
      )}
    </FilterBar>
  );
};
