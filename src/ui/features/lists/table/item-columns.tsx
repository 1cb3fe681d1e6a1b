import { createColumnHelper } from '@tanstack/react-table';
import { usualDirection } from '#application/lists/items/item-view-params';
import type { ItemSortField } from '#domain/lists/item-query';
import type { ListItem } from '#domain/lists/list-item';
import { formatRuntime } from '#ui/messages/format/format.ts';
import { LIST_ITEM_MESSAGES, ITEM_COLUMN_NAMES } from '#ui/messages/lists/list-items.messages.ts';
import { RatingBadge } from '#ui/features/lists/watched/rating-badge.tsx';
import type { sortedTableFeatures } from './use-sorted-table';
import { ItemActionsCell, AddedCell, GripCell, NoteCell, PositionCell, SelectCell, TitleCell } from './item-cells';

const column = createColumnHelper<typeof sortedTableFeatures, ListItem>();

/** Columns that sort have the name of their field as id. */
const sorts = (field: ItemSortField) => ({ id: field, enableSorting: true, sortDescFirst: usualDirection(field) === 'desc' });
const rated = (value: number | null): string => (value === null ? LIST_ITEM_MESSAGES.unknown : value.toFixed(1));

/** The columns of a list. */
export const ITEM_COLUMNS = column.columns([
  column.display({
    id: 'grip',
    header: () => <span className="sr">{ITEM_COLUMN_NAMES.move}</span>,
    cell: ({ row }) => <GripCell item={row.original} />,
  }),
  column.display({ id: 'select', header: ITEM_COLUMN_NAMES.select, cell: ({ row }) => <SelectCell item={row.original} /> }),
  column.accessor('order', { ...sorts('order'), header: ITEM_COLUMN_NAMES.position, cell: () => <PositionCell /> }),
  column.accessor('titleKey', {
    ...sorts('titleKey'),
    header: ITEM_COLUMN_NAMES.title,
    cell: ({ row }) => <TitleCell item={row.original} />,
  }),
  column.accessor('releaseYear', {
    ...sorts('releaseYear'),
    header: ITEM_COLUMN_NAMES.year,
    cell: ({ row }) => row.original.releaseYear ?? LIST_ITEM_MESSAGES.unknown,
  }),
  column.accessor('runtime', {
    ...sorts('runtime'),
    header: ITEM_COLUMN_NAMES.runtime,
    cell: ({ row }) => (row.original.runtime === null ? LIST_ITEM_MESSAGES.unknown : formatRuntime(row.original.runtime)),
  }),
  column.accessor('vote', { ...sorts('vote'), header: ITEM_COLUMN_NAMES.vote, cell: ({ row }) => rated(row.original.vote) }),
  column.accessor('ownRating', {
    ...sorts('ownRating'),
    header: ITEM_COLUMN_NAMES.ownRating,
    cell: ({ row }) => (row.original.ownRating === null ? LIST_ITEM_MESSAGES.unknown : <RatingBadge rating={row.original.ownRating} />),
  }),
  column.display({ id: 'note', header: ITEM_COLUMN_NAMES.note, cell: ({ row }) => <NoteCell item={row.original} /> }),
  column.accessor('addedAt', {
    ...sorts('addedAt'),
    header: ITEM_COLUMN_NAMES.added,
    cell: ({ row }) => <AddedCell item={row.original} />,
  }),
  column.display({
    id: 'actions',
    header: () => <span className="sr">{ITEM_COLUMN_NAMES.actions}</span>,
    cell: ({ row }) => <ItemActionsCell item={row.original} />,
  }),
]);
