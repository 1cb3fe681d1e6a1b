import { useParams } from 'react-router-dom';
import { CLOCK } from '#application/service-keys';
import type { AdminListItem, ListContents } from '#domain/lists/directory/list-directory';
import { localMoment } from '#domain/history/days';
import { ROWS_PER_PAGE } from '#domain/shared/row-page';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { ADMIN_PAGE_TITLES } from '#ui/messages/admin/admin.messages.ts';
import { ALL_LISTS_PAGE_MESSAGES, ADMIN_LIST_PAGE_MESSAGES } from '#ui/messages/admin/all-lists.messages.ts';
import { shortListName, truncateName } from '#ui/messages/admin/shown-name.ts';
import { formatNumber } from '#ui/messages/format/format.ts';
import { daysAgoText, formatShortDay } from '#ui/messages/format/relative-time.ts';
import { useService } from '#ui/services.tsx';
import { useNow } from '#ui/hooks/use-today.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { titleAddress } from '#ui/features/shared/title-address.ts';
import { AdminHead } from '#ui/features/admin/shared/admin-head.tsx';
import { DataTable, type DataColumn } from '#ui/features/admin/shared/data-table.tsx';
import { TableSkeleton } from '#ui/features/admin/shared/admin-table.tsx';
import { TablePager } from '#ui/features/admin/shared/table-pager.tsx';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';
import { useTableAddress, type TableAddress } from '#ui/features/admin/shared/use-table-address.ts';
import { ADMIN_LISTS_PATH } from './admin-list-address';
import { OwnerLink } from './list-columns';
import { isRemovableList, ListRemovalProvider, useListRemoval } from './list-removal';
import { useShareEnd } from './use-share-end';
import './all-lists.css';

const CRUMBS = [{ label: ADMIN_PAGE_TITLES.lists, to: ADMIN_LISTS_PATH }];
const idOf = ({ itemKey }: AdminListItem): string => itemKey;

const AddedCell = ({ at }: { readonly at: number }): React.JSX.Element => <>{formatShortDay(at, useService(CLOCK).now())}</>;

const ITEM_COLUMNS_OF_ANY: ReadonlyArray<DataColumn<AdminListItem>> = [
  {
    id: 'main',
    header: ADMIN_LIST_PAGE_MESSAGES.columns.main,
    cell: ({ row: { original: { mediaType, movieID, title } } }) => (
      <TextLink className="list-owner" to={titleAddress({ mediaType, id: movieID })}>
        <bdi>{truncateName(title)}</bdi>
      </TextLink>
    ),
  },
  { id: 'year', header: ADMIN_LIST_PAGE_MESSAGES.columns.year, cell: ({ row }) => row.original.releaseYear
    ?? ADMIN_LIST_PAGE_MESSAGES.unknown },
  { id: 'type', header: ADMIN_LIST_PAGE_MESSAGES.columns.type, cell: ({ row }) =>
    (row.original.mediaType === 'movie' ? ADMIN_LIST_PAGE_MESSAGES.film : ADMIN_LIST_PAGE_MESSAGES.series) },
  { id: 'genres', header: ADMIN_LIST_PAGE_MESSAGES.columns.genres, cell: ({ row }) =>
    truncateName(row.original.genres.slice(0, 3).join(', ')) || ADMIN_LIST_PAGE_MESSAGES.unknown },
  { id: 'added', header: ADMIN_LIST_PAGE_MESSAGES.columns.added, cell: ({ row }) => <AddedCell at={localMoment(row.original.addedAt)} /> },
];

const RemoveThis = ({ row: { list } }: Pick<ListContents, 'row'>): React.JSX.Element => {
  const ask = useListRemoval();
  return (
    <Button kind="end" icon="trash" onClick={() => ask([list])}>
      {ALL_LISTS_PAGE_MESSAGES.remove}
    </Button>
  );
};

const EndShare = ({ row }: Pick<ListContents, 'row'>): React.JSX.Element => {
  const end = useShareEnd();
  return (
    <Button icon="share" onClick={() => end(row)}>
      {ALL_LISTS_PAGE_MESSAGES.endShare}
    </Button>
  );
};

type FoundProps = Pick<TableAddress<object>, 'turn'> & { readonly contents: ListContents; readonly isStale: boolean };

const FoundList = ({ contents: { row, items }, turn, isStale }: FoundProps): React.JSX.Element => {
  const now = useNow();
  const { list } = row;
  return (
    <>
      <AdminHead
        heading={shortListName(list)}
        crumbs={CRUMBS}
        note={
          <>
            {ADMIN_LIST_PAGE_MESSAGES.summary(list.itemCount, list.updatedAt === null ? null
              : daysAgoText(list.updatedAt, now))} {ADMIN_LIST_PAGE_MESSAGES.ownedBy} <OwnerLink row={row} />
          </>
        }
        actions={
          <>
            {list.shareId !== null && <EndShare row={row} />}
            {isRemovableList(list) && <RemoveThis row={row} />}
          </>
        }
      />
      <div className="admin-body lists-table">
        <p className="faint">{list.deletedAt === null ? ADMIN_LIST_PAGE_MESSAGES.notes
          : `${ADMIN_LIST_PAGE_MESSAGES.inBin} ${ADMIN_LIST_PAGE_MESSAGES.notes}`}</p>
        {items.rows.length === 0 ? (
          <StatePanel>{ADMIN_LIST_PAGE_MESSAGES.empty}</StatePanel>
        ) : (
          <DataTable label={`${ADMIN_LIST_PAGE_MESSAGES.table}: ${formatNumber(list.itemCount)}`} columns={ITEM_COLUMNS_OF_ANY} rows={items.rows} idOf={idOf} sort={null} isStale={isStale} />
        )}
        <TablePager page={items} idOf={idOf} onTurn={turn} isBusy={isStale} />
      </div>
    </>
  );
};

const noView = (): object => ({});
const noParams = (): URLSearchParams => new URLSearchParams();

/** Renders the titles of any member's list, without what the member wrote, rated and watched. */
export const AdminListPage = (): React.JSX.Element => {
  const { listID = '' } = useParams();
  const { range, turn } = useTableAddress(noView, noParams);
  const { value, failure, retry, isStale } = useAdminQuery(`lists/items/${JSON.stringify([listID, range])}`, ({ lists }) =>
    lists.items(listID, range, ROWS_PER_PAGE));
  const isMissing = failure?._tag === 'not-found';
  return (
    <ListRemovalProvider>
      <DocumentHead title={value === null ? ADMIN_PAGE_TITLES.list
        : shortListName(value.row.list)} description={ADMIN_LIST_PAGE_MESSAGES.description} noIndex />
      {(failure !== null || value === null) && <AdminHead heading={ADMIN_PAGE_TITLES.list} crumbs={CRUMBS} />}
      {isMissing && (
        <StatePanel kind="not-found" actions={<ButtonLink kind="go" to={ADMIN_LISTS_PATH}>{ADMIN_LIST_PAGE_MESSAGES.back}</ButtonLink>}>
          {ADMIN_LIST_PAGE_MESSAGES.notFound}
        </StatePanel>
      )}
      {failure !== null && !isMissing && <FailureState failure={failure} retry={retry} />}
      {failure === null && value === null && (
        <div className="admin-body">
          <TableSkeleton />
        </div>
      )}
      {failure === null && value !== null && <FoundList contents={value} turn={turn} isStale={isStale} />}
    </ListRemovalProvider>
  );
};
