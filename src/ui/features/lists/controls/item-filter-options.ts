import { storedGenreNames, type ItemView } from '#application/lists/items/item-view-params';
import type { MediaType } from '#domain/catalogue/media-type';
import { ITEM_SORT_FIELDS, type ItemFilter, type ItemSortField } from '#domain/lists/item-query';
import type { SortDirection } from '#domain/shared/row-page';
import type { Choice } from '#ui/design/utils/choice.ts';
import { ITEM_FILTER_MESSAGES, ITEM_SORT_NAMES } from '#ui/messages/lists/list-items.messages.ts';

type SortValue = `${ItemSortField}.${SortDirection}`;

export const itemOrderOptionValue = ({ sort, direction }: Pick<ItemView, 'sort' | 'direction'>): SortValue => `${sort}.${direction}`;

type ItemOrder = Choice<SortValue> & { readonly means: Pick<ItemView, 'sort' | 'direction'> };
/** Every order of a list, both directions of each field. */
export const ITEM_ORDERS: ReadonlyArray<ItemOrder> = (['order', ...ITEM_SORT_FIELDS.filter((field) => field !== 'order')] as const).flatMap(
  (sort) =>
    ITEM_SORT_NAMES[sort].map(([direction, label]) => ({
      value: itemOrderOptionValue({ sort, direction }),
      label,
      means: { sort, direction },
    })),
);

const ANY = '';
const any: Choice<string> = { value: ANY, label: ITEM_FILTER_MESSAGES.anyChoice };
const DECADES = Array.from({ length: 16 }, (_, index) => 2020 - 10 * index);

/** A filter of a list with its choices as text values. */
export type ItemFilterDefinition = {
  readonly label: string;
  readonly choices: (filter: ItemFilter) => ReadonlyArray<Choice<string>>;
  readonly value: (filter: ItemFilter) => string;
  readonly set: (filter: ItemFilter, value: string) => ItemFilter;
};

const MEDIA_TYPES: Readonly<Record<string, MediaType>> = { movie: 'movie', tv: 'tv' };

/** A genre that the chosen type does not have would match nothing. */
const withoutForeignGenre = (filter: ItemFilter): ItemFilter =>
  filter.genre === null || storedGenreNames(filter.mediaType).includes(filter.genre) ? filter : { ...filter, genre: null };

/** The filters of a list in the order of the bar; words have a field of their own. */
export const ITEM_FILTER_DEFINITIONS: ReadonlyArray<ItemFilterDefinition> = [
  {
    label: ITEM_FILTER_MESSAGES.type,
    choices: () => [any, { value: 'movie', label: ITEM_FILTER_MESSAGES.films }, { value: 'tv', label: ITEM_FILTER_MESSAGES.series }],
    value: ({ mediaType }) => mediaType ?? ANY,
    set: (filter, value) => withoutForeignGenre({ ...filter, mediaType: MEDIA_TYPES[value] ?? null }),
  },
  {
    label: ITEM_FILTER_MESSAGES.genre,
    choices: ({ mediaType }) => [any, ...storedGenreNames(mediaType).map((name) => ({ value: name, label: name }))],
    value: ({ genre }) => genre ?? ANY,
    set: (filter, value) => ({ ...filter, genre: value === ANY ? null : value }),
  },
  {
    label: ITEM_FILTER_MESSAGES.decade,
    choices: () => [any, ...DECADES.map((decade) => ({ value: String(decade), label: ITEM_FILTER_MESSAGES.decadeName(decade) }))],
    value: ({ decade }) => (decade === null ? ANY : String(decade)),
    set: (filter, value) => ({ ...filter, decade: value === ANY ? null : Number(value) }),
  },
  {
    label: ITEM_FILTER_MESSAGES.watched,
    choices: () => [
      any,
      { value: 'yes', label: ITEM_FILTER_MESSAGES.watchedOnes },
      { value: 'no', label: ITEM_FILTER_MESSAGES.unwatchedOnes },
    ],
    value: ({ watched }) => (watched === null ? ANY : watched ? 'yes' : 'no'),
    set: (filter, value) => ({ ...filter, watched: value === ANY ? null : value === 'yes' }),
  },
];
