import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { parseItemKey } from '#domain/catalogue/title-id';
import { validElements } from '#domain/shared/codecs/valid-elements';
import { withDefault } from '#domain/shared/with-default';
import type { ListItem } from '#domain/lists/list-item';
import { StoredTitle } from '#domain/lists/stored-title';

/** Titles of a shared list that one call returns at most. */
export const SHARED_PAGE_SIZE = 50;

/** Returns whether a text has the form of a share id: 128 random bits in hexadecimal. */
export const isShareId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** A title of a shared list. `note` is the owner's; absent without one, and unless the owner shows the notes. */
export const SharedTitle = t.readonly(t.intersection([StoredTitle, t.exact(t.partial({ note: t.string }))]), 'SharedTitle');
export type SharedTitle = t.TypeOf<typeof SharedTitle>;

/**
 * One page of a list as everybody with its link sees it: nothing that names the account, and nothing that the owner rated or watched.
 */
export const SharedListPart = t.readonly(
  t.strict({
    /** The names of the list, as in its document. */
    name: t.string,
    displayName: withDefault(t.union([t.string, t.null]), null),
    description: t.string,
    /** The owner's display name. */
    owner: t.string,
    itemCount: t.number,
    /** The owner shows the notes. */
    sharesNotes: withDefault(t.boolean, false),
    /** Titles in the owner's order. */
    items: validElements(SharedTitle),
    /** Where the next page begins; null at the end of the list. */
    cursor: t.union([t.string, t.null]),
  }),
  'SharedListPart',
);
export type SharedListPart = t.TypeOf<typeof SharedListPart>;

/** Facts that a link preview shows of a shared list. */
export type SharedListSummary = Pick<SharedListPart, 'name' | 'displayName' | 'owner' | 'itemCount'>;

/** A title of a shared list with its place. Two titles of equal `order` are in the order of their item keys. */
export type PlacedTitle = StoredTitle & Pick<ListItem, 'order' | 'note' | 'addedBy'>;

/** The place of a title in its list. */
export type SharedPlace = Pick<PlacedTitle, 'order' | 'itemKey'>;

/** Returns what others may see of a title on a list. @param sharesNotes whether the owner shows the notes. */
export const toSharedTitle = (item: PlacedTitle, sharesNotes: boolean): SharedTitle => ({
  ...StoredTitle.encode(item), ...(sharesNotes && item.note !== null ? { note: item.note } : {}),
});

const SEPARATOR = '.';

/** Returns a place as text. */
export const toPlaceCursor = ({ itemKey, order }: SharedPlace): string => itemKey + SEPARATOR + order;

/** Returns the place that a text names; none for any other text. */
export const parsePlaceCursor = (cursor: string): O.Option<SharedPlace> => {
  const end = cursor.indexOf(SEPARATOR);
  const [itemKey, order] = [cursor.slice(0, Math.max(0, end)), cursor.slice(end + 1)];
  return end > 0 && /^[!-~]{1,64}$/.test(order) && O.isSome(parseItemKey(itemKey)) ? O.some({ itemKey, order }) : O.none;
};
