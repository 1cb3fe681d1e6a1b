import * as t from 'io-ts';
import { titleKey } from '#domain/catalogue/text-match/title-key';
import { wordPrefixes } from '#domain/catalogue/text-match/word-search';
import { orNull } from '#domain/shared/codecs/or-null';
import { TimeMillis } from '#domain/shared/dates';
import { validElements } from '#domain/shared/codecs/valid-elements';
import { UserId } from '#domain/users/user-id';
import { StoredTitle } from './stored-title';

export const MAX_NOTE_LENGTH = 1000;

/** A title as it is added to a list: what the member's device decides. */
export const NewListItem = t.readonly(
  t.strict({
    title: StoredTitle,
    /** Ms since 1970. */
    addedAt: t.number,
    /** Position in the member's own order: plain strings, compared by code unit. */
    order: t.string,
    note: orNull(t.string),
    /** 0 to 1, for the random pick; also names this addition among those of the same title. */
    random: t.number,
  }),
  'NewListItem',
);
export type NewListItem = t.TypeOf<typeof NewListItem>;

/** The document `lists/{listID}/items/{itemKey}`. */
export const ListItem = t.readonly(
  t.intersection([
    StoredTitle,
    t.strict({
      schemaVersion: t.literal(1),
      userID: UserId,
      listID: t.string,
      addedAt: TimeMillis,
      order: t.string,
      note: orNull(t.string),
      random: t.number,
      titleKey: t.string,
      decade: orNull(t.number),
      wordPrefixes: validElements(t.string),
      /** Copies of the member's title state, written by the server. */
      watched: t.boolean,
      ownRating: orNull(t.number),
    }),
    /** The member who added the title to another's list; absent for the owner. Set by the server. */
    t.exact(t.partial({ addedBy: UserId })),
  ]),
  'ListItem',
);
export type ListItem = t.TypeOf<typeof ListItem>;

/** Fields that queries sort and filter by; they follow from the title. */
export type TitleSortFields = {
  /** Text that the title is sorted by, see `titleKey`. */
  readonly titleKey: string;
  /** First year of the decade (1990); null without a year. */
  readonly decade: number | null;
  /** Beginnings of the title's words, see `wordPrefixes`. */
  readonly wordPrefixes: ReadonlyArray<string>;
};

/** Fields that were derived: check, screens and backend make an item of the same title, and words take most of that time. */
const derived = new WeakMap<object, TitleSortFields>();

/** Derives the fields that queries sort and filter by. Titles are not changed, so the same one has the same fields. */
export const titleSortFields = (stored: Pick<StoredTitle, 'title' | 'releaseYear'>): TitleSortFields => {
  const { title, releaseYear } = stored;
  const fields = derived.get(stored) ?? {
    titleKey: titleKey(title),
    decade: releaseYear === null ? null : Math.floor(releaseYear / 10) * 10,
    wordPrefixes: wordPrefixes(title),
  };
  derived.set(stored, fields);
  return fields;
};

/** Creates the document of an added title. */
export const toListItem = (userID: UserId, listID: string, { title, addedAt, order, note, random }: NewListItem): ListItem => ({
  ...title, schemaVersion: 1, userID, listID, addedAt, order, note, random, ...titleSortFields(title), watched: false, ownRating: null,
});

/** Returns a function that distinguishes the items of a list from titles and from other lists' items. */
export const isItemOfList =
  (listID: string) =>
  (title: StoredTitle | ListItem): title is ListItem =>
    'listID' in title && title.listID === listID;
