import { createColumnHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import { usualDirection } from '#application/lists/items/item-view-params';
import type { ItemSortField } from '#domain/lists/item-query';
import type { ListItem } from '#domain/lists/list-item';
import { formatRuntime } from '#ui/messages/format/format.ts';
import { LIST_ITEM, TABLE_COLUMNS } from '#ui/messages/lists/list-items.messages.ts';
import { RatingBadge } from '../watched/rating-badge';
import { ItemActionsCell, AddedCell, GripCell, NoteCell, PositionCell, SelectCell, TitleCell } from './item-cells';

export const itemTableFeatures = tableFeatures({ rowSortingFeature });
const column = createColumnHelper<typeof itemTableFeatures, ListItem>();

/** Columns that sort have the name of their field as id. */
const sorts = (field: ItemSortField) => ({ id: field, enableSorting: true, sortDescFirst: usualDirection(field) === 'desc' });
const rated = (value: number | null): string => (value === null ? LIST_ITEM.unknown : value.toFixed(1));

/** The columns of a list. */
export const ITEM_COLUMNS = column.columns([
  column.display({ id: 'grip', header: () => <span className="sr">{TABLE_COLUMNS.move}</span>, cell: ({ row }) => <GripCell item={row.original} /> }),
  column.display({ id: 'select', header: TABLE_COLUMNS.select, cell: ({ row }) => <SelectCell item={row.original} /> }),
  column.accessor('order', { ...sorts('order'), header: TABLE_COLUMNS.position, cell: () => <PositionCell /> }),
  column.accessor('titleKey', { ...sorts('titleKey'), header: TABLE_COLUMNS.title, cell: ({ row }) => <TitleCell item={row.original} /> }),
  column.accessor('releaseYear', { ...sorts('releaseYear'), header: TABLE_COLUMNS.year, cell: ({ row }) => row.original.releaseYear ?? LIST_ITEM.unknown }),
  column.accessor('runtime', { ...sorts('runtime'), header: TABLE_COLUMNS.runtime, cell: ({ row }) => (row.original.runtime === null ? LIST_ITEM.unknown : formatRuntime(row.original.runtime)) }),
  column.accessor('vote', { ...sorts('vote'), header: TABLE_COLUMNS.vote, cell: ({ row }) => rated(row.original.vote) }),
  column.accessor('ownRating', { ...sorts('ownRating'), header: TABLE_COLUMNS.ownRating, cell: ({ row }) => (row.original.ownRating === null ? LIST_ITEM.unknown : <RatingBadge rating={row.original.ownRating} />) }),
  column.display({ id: 'note', header: TABLE_COLUMNS.note, cell: ({ row }) => <NoteCell item={row.original} /> }),
  column.accessor('addedAt', { ...sorts('addedAt'), header: TABLE_COLUMNS.added, cell: ({ row }) => <AddedCell item={row.original} /> }),
  column.display({ id: 'actions', header: () => <span className="sr">{TABLE_COLUMNS.actions}</span>, cell: ({ row }) => <ItemActionsCell item={row.original} /> }),
]);
