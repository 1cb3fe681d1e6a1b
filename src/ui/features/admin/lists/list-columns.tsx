import { createColumnHelper } from '@tanstack/react-table';
import { Link } from 'react-router-dom';
import { auditAddress } from '#application/admin/audit-view-params';
import { CLOCK } from '#application/service-keys';
import type { ListRow } from '#domain/lists/directory/list-directory';
import { shownListName } from '#domain/lists/list-name';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { Menu } from '#ui/design/overlays/menu.tsx';
import { Tag } from '#ui/design/text/tag.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { ALL_LISTS_PAGE_MESSAGES } from '#ui/messages/admin/all-lists.messages.ts';
import { shortListName, shownUserName } from '#ui/messages/admin/shown-name.ts';
import { formatNumber } from '#ui/messages/format/format.ts';
import { formatShortDay } from '#ui/messages/format/relative-time.ts';
import { useService } from '#ui/services.tsx';
import type { DataColumn } from '#ui/features/admin/shared/data-table.tsx';
import type { sortedTableFeatures } from '#ui/features/lists/table/use-sorted-table.ts';
import { userAddress } from '#ui/features/admin/users/user-address.ts';
import { adminListAddress, ownerListsAddress } from './admin-list-address';
import { isRemovableList, useListRemoval } from './list-removal';
import { useShareEnd } from './use-share-end';

const column = createColumnHelper<typeof sortedTableFeatures, ListRow>();
type Props = { readonly row: ListRow };

/** Renders the owner of a list as a link to their page; of a deleted account only that. */
export const OwnerLink = ({ row: { list, owner } }: Props): React.JSX.Element =>
  owner === null ? (
    <span className="faint">{ALL_LISTS_PAGE_MESSAGES.noOwner}</span>
  ) : (
    <TextLink className="list-owner" to={userAddress(list.userID)}>
      <bdi>{shownUserName(owner)}</bdi>
    </TextLink>
  );

const NameCell = ({ row: { list } }: Props): React.JSX.Element => (
  <Link className="any-list-name" to={adminListAddress(list.listID)}>
    <bdi>{shortListName(list)}</bdi>
  </Link>
);

const ChangedCell = ({ row: { list } }: Props): React.JSX.Element => {
  const now = useService(CLOCK).now();
  return <>{list.updatedAt === null ? ALL_LISTS_PAGE_MESSAGES.never : formatShortDay(list.updatedAt, now)}</>;
};

const ActionsCell = ({ row }: Props): React.JSX.Element => {
  const { list, owner } = row;
  const ask = useListRemoval();
  const endShare = useShareEnd();
  const label = ALL_LISTS_PAGE_MESSAGES.more(shownListName(list));
  return (
    <Menu
      label={label}
      items={[
        { label: ALL_LISTS_PAGE_MESSAGES.open, icon: 'list', to: adminListAddress(list.listID) },
        { label: ALL_LISTS_PAGE_MESSAGES.ofOwner, icon: 'rows', to: ownerListsAddress(list.userID) },
        ...(owner === null ? [] : [{ label: ALL_LISTS_PAGE_MESSAGES.openOwner, icon: 'user' as const, to: userAddress(list.userID) }]),
        { label: ALL_LISTS_PAGE_MESSAGES.audit, icon: 'clock', to: auditAddress({ target: list.listID }) },
        ...(list.shareId === null
          ? []
          : [{ label: ALL_LISTS_PAGE_MESSAGES.endShare, icon: 'share' as const, onChoose: () => endShare(row) }]),
        ...(isRemovableList(list)
          ? (['rule', { label: ALL_LISTS_PAGE_MESSAGES.remove, icon: 'trash', end: true, onChoose: () => ask([list]) }] as const)
          : []),
      ]}
      button={(props) => <IconButton {...props} small icon="more" label={label} />}
    />
  );
};

/** The columns of the table of lists. */
export const LIST_COLUMNS: ReadonlyArray<DataColumn<ListRow>> = column.columns([
  column.accessor(({ list }) => list.name, {
    id: 'main', header: ALL_LISTS_PAGE_MESSAGES.columns.main,
    cell: ({ row }) => <NameCell row={row.original} />,
  }),
  column.display({ id: 'owner', header: ALL_LISTS_PAGE_MESSAGES.columns.owner, cell: ({ row }) => <OwnerLink row={row.original} /> }),
  column.accessor(({ list }) => list.itemCount, {
    id: 'titles', sortDescFirst: true, header: ALL_LISTS_PAGE_MESSAGES.columns.titles,
    cell: ({ row }) => formatNumber(row.original.list.itemCount),
  }),
  column.accessor(({ list }) => list.updatedAt, {
    id: 'changed', sortDescFirst: true, header: ALL_LISTS_PAGE_MESSAGES.columns.changed,
    cell: ({ row }) => <ChangedCell row={row.original} />,
  }),
  column.display({
    id: 'shared', header: ALL_LISTS_PAGE_MESSAGES.columns.shared,
    cell: ({ row }) =>
      row.original.list.shareId === null ? ALL_LISTS_PAGE_MESSAGES.notShared : <Tag tone="amber">{ALL_LISTS_PAGE_MESSAGES.shared}</Tag>,
  }),
  column.display({ id: 'actions', header: ALL_LISTS_PAGE_MESSAGES.columns.actions, cell: ({ row }) => <ActionsCell row={row.original} /> }),
]) as ReadonlyArray<DataColumn<ListRow>>;
