import { createColumnHelper } from '@tanstack/react-table';
import { Link } from 'react-router-dom';
import { CLOCK } from '#application/service-keys';
import type { DirectoryEntry } from '#domain/users/directory/directory-entry';
import { Avatar } from '#ui/design/text/avatar.tsx';
import { Tag } from '#ui/design/text/tag.tsx';
import {
  EMAIL_CONFIRMED_LABELS, lastSignInText, ROLE_NAMES, USER_STATE_NAMES, USER_COLUMN_NAMES,
} from '#ui/messages/admin/users.messages.ts';
import { truncateName, shownUserName } from '#ui/messages/admin/shown-name.ts';
import { formatNumber } from '#ui/messages/format/format.ts';
import { formatShortDay } from '#ui/messages/format/relative-time.ts';
import { useService } from '#ui/services.tsx';
import { RETURN_BEHIND } from '#ui/shell/navigation/return-behind.ts';
import type { DataColumn } from '#ui/features/admin/shared/data-table.tsx';
import type { sortedTableFeatures } from '#ui/features/lists/table/use-sorted-table.ts';
import { userAddress } from '#ui/features/admin/users/user-address.ts';
import { UserActionsMenu } from '#ui/features/admin/users/user-actions-menu.tsx';
import './user-table.css';

const column = createColumnHelper<typeof sortedTableFeatures, DirectoryEntry>();

const NameCell = ({ user: { uid, name, email, photoURL } }: { readonly user: DirectoryEntry }): React.JSX.Element => (
  <Link className="user-name" to={userAddress(uid)} state={RETURN_BEHIND}>
    <Avatar name={name} image={photoURL} size="s" />
    <bdi>{shownUserName({ name, email })}</bdi>
  </Link>
);

/** Renders an address that breaks behind its @ where it is too long for one line. */
const EmailText = ({ email }: { readonly email: string }): React.JSX.Element => {
  const domain = email.lastIndexOf('@') + 1;
  return <bdi className="user-email">{email.slice(0, domain)}<wbr />{email.slice(domain)}</bdi>;
};

const JoinedCell = ({ at }: { readonly at: number }): React.JSX.Element => <>{formatShortDay(at, useService(CLOCK).now())}</>;

const SignInCell = ({ at }: { readonly at: number | null }): React.JSX.Element => {
  const now = useService(CLOCK).now();
  return <>{lastSignInText(at, (time) => formatShortDay(time, now))}</>;
};

/** Renders a role as a text, for admins as a tag. */
export const RoleTag = ({ role }: Pick<DirectoryEntry, 'role'>): React.JSX.Element =>
  role === 'admin' ? <Tag tone="amber">{ROLE_NAMES.admin}</Tag> : <>{ROLE_NAMES.user}</>;

/** Renders whether an account is enabled; a disabled one as a tag. */
export const StateTag = ({ disabled }: Pick<DirectoryEntry, 'disabled'>): React.JSX.Element =>
  disabled ? <Tag tone="red">{USER_STATE_NAMES.disabled}</Tag> : <>{USER_STATE_NAMES.enabled}</>;

/** The columns of the table of users. Columns that sort have ids that `COLUMN_OF` of the page names. */
export const USER_TABLE_COLUMNS = column.columns([
  column.accessor('nameKey', { id: 'main', header: USER_COLUMN_NAMES.main, cell: ({ row }) => <NameCell user={row.original} /> }),
  column.accessor('emailKey', {
    id: 'email', header: USER_COLUMN_NAMES.email,
    cell: ({ row: { original: { email, emailVerified } } }) => (
      <>
        <EmailText email={truncateName(email)} />
        {!emailVerified && <span className="user-unconfirmed faint">{EMAIL_CONFIRMED_LABELS.no}</span>}
      </>
    ),
  }),
  column.accessor('role', { id: 'role', header: USER_COLUMN_NAMES.role, cell: ({ row }) => <RoleTag role={row.original.role} /> }),
  column.accessor('disabled', {
    id: 'state', sortDescFirst: true, header: USER_COLUMN_NAMES.state,
    cell: ({ row }) => <StateTag disabled={row.original.disabled} />,
  }),
  column.accessor('listCount', {
    id: 'lists', sortDescFirst: true, header: USER_COLUMN_NAMES.lists,
    cell: ({ row }) => formatNumber(row.original.listCount),
  }),
  column.accessor('createdAt', {
    id: 'joined', header: USER_COLUMN_NAMES.joined, sortDescFirst: true,
    cell: ({ row }) => <JoinedCell at={row.original.createdAt} />,
  }),
  column.accessor('lastSignInAt', {
    id: 'signIn', header: USER_COLUMN_NAMES.signIn, sortDescFirst: true,
    cell: ({ row }) => <SignInCell at={row.original.lastSignInAt} />,
  }),
  column.display({ id: 'actions', header: USER_COLUMN_NAMES.actions, cell: ({ row }) => <UserActionsMenu user={row.original} /> }),
]) as unknown as ReadonlyArray<DataColumn<DirectoryEntry>>; // each with an id and a text as header
