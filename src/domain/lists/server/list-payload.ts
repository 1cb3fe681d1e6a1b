import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { MediaType } from '#domain/catalogue/media-type';
import { itemKey, parseItemKey } from '#domain/catalogue/title-id';
import { isDocumentId } from '#domain/shared/document-id';
import { refineCodec } from '#domain/shared/refine-codec';
import { strictObject } from '#domain/shared/codecs/strict-object';
import { MAX_NOTE_LENGTH, type NewListItem } from '#domain/lists/list-item';
import {
  FIRST_YEAR, LAST_YEAR, MAX_GENRES, MAX_GENRES_TEXT, MAX_POSTER_PATH, MAX_RUNTIME, MAX_STORED_TITLE, MAX_VOTE, isGenreText,
} from '#domain/lists/stored-title';
import { MAX_ORDER_KEY_LENGTH, orderKeyOfTime } from '#domain/lists/order-key';

/** Most item keys of one call. */
export const MAX_CONTENT_IDS = 300;

/** Id of a list. Ids of default lists contain the uid, which may have 128 characters. */
export const ListId = refineCodec(t.string, (text) => isDocumentId(text, 160), 'an id of a list');
export const ItemKey = refineCodec(t.string, (text) => O.isSome(parseItemKey(text)), 'an item key such as movie-603');
export const ContentIds = refineCodec(
  t.readonlyArray(ItemKey),
  ({ length }) => length <= MAX_CONTENT_IDS,
  `at most ${MAX_CONTENT_IDS} item keys`,
);

const within = (least: number, most: number): t.Type<number, unknown> =>
  refineCodec(t.number, (value) => value >= least && value <= most, `a number from ${least} to ${most}`);
const wholeWithin = (least: number, most: number): t.Type<number, unknown> =>
  refineCodec(t.number, (value) => Number.isInteger(value) && value >= least && value <= most, `a whole number from ${least} to ${most}`);
const textWithin = (most: number): t.Type<string, unknown> =>
  refineCodec(t.string, ({ length }) => length >= 1 && length <= most, `a text of 1 to ${most} characters`);
const optional = <A>(codec: t.Type<A, unknown>): t.Type<A | null | undefined, unknown> => t.union([codec, t.null, t.undefined], codec.name);

const Genres = refineCodec(
  t.readonlyArray(t.string),
  (genres) => genres.length <= MAX_GENRES && genres.every(isGenreText) && genres.join('').length <= MAX_GENRES_TEXT,
  `at most ${MAX_GENRES} texts of one line with ${MAX_GENRES_TEXT} characters together`,
);
const MovieId = refineCodec(t.number, (id) => O.isSome(parseItemKey(itemKey({ mediaType: 'movie', id }))), 'a whole number other than 0');
const ImdbId = refineCodec(t.string, (text) => /^tt\d{1,10}$/.test(text), 'an id such as tt0133093');

const addedFields = {
  mediaType: MediaType,
  movieID: MovieId,
  title: textWithin(MAX_STORED_TITLE),
  imdbID: optional(ImdbId),
  posterPath: optional(textWithin(MAX_POSTER_PATH)),
  releaseYear: optional(wholeWithin(FIRST_YEAR, LAST_YEAR)),
  genres: optional(Genres),
  runtime: optional(wholeWithin(0, MAX_RUNTIME)),
  vote: optional(within(0, MAX_VOTE)),
  note: optional(textWithin(MAX_NOTE_LENGTH)),
};

/** A title that a call adds to a list, within the bounds of `firestore.rules`. The server derives all other fields of the item. */
export const AddedTitle = strictObject(addedFields, 'AddedTitle');
export type AddedTitle = t.TypeOf<typeof AddedTitle>;

const OrderKey = refineCodec(
  t.string, (text) => /^[!-~]+$/.test(text) && text.length <= MAX_ORDER_KEY_LENGTH,
  `an order key of 1 to ${MAX_ORDER_KEY_LENGTH} characters`,
);
/** A title that a member adds to another's list, with what the member's device decides. */
const PlacedAddition = strictObject(
  { ...addedFields, addedAt: wholeWithin(0, Number.MAX_SAFE_INTEGER), order: OrderKey, random: within(0, 1) },
  'a title',
);

/** Most titles that one call adds to another's list or removes. */
export const MAX_TITLES_OF_CALL = 50;
const few = <A>(codec: t.Type<A, unknown>): t.Type<ReadonlyArray<A>, unknown> =>
  refineCodec(t.readonlyArray(codec), ({ length }) => length <= MAX_TITLES_OF_CALL, `at most ${MAX_TITLES_OF_CALL} titles`);

/** Change of the titles of another's list, named by its key, within the bounds of `firestore.rules`. */
export const TitlesChangePayload = {
  add: few(PlacedAddition),
  remove: few(ItemKey),
  /** Of a removal: removes only the items of one addition, by their `random` numbers. */
  addedWith: refineCodec(
    t.record(ItemKey, within(0, 1)), (numbers) => Object.keys(numbers).length <= MAX_TITLES_OF_CALL, `at most ${MAX_TITLES_OF_CALL} titles`,
  ),
  place: strictObject({ itemKey: ItemKey, order: OrderKey }, 'a place'),
  note: strictObject({ itemKey: ItemKey, note: t.union([textWithin(MAX_NOTE_LENGTH), t.null], 'a note or null') }, 'a note'),
};

/** Returns the item of an added title. @param now ms since 1970. @param random 0 to 1, for the random pick. */
export const toNewListItem = ({ note = null, ...title }: AddedTitle, now: number, random: number): NewListItem => ({
  title: {
    itemKey: itemKey({ mediaType: title.mediaType, id: title.movieID }),
    mediaType: title.mediaType,
    movieID: title.movieID,
    imdbID: title.imdbID ?? null,
    title: title.title,
    posterPath: title.posterPath ?? null,
    releaseYear: title.releaseYear ?? null,
    genres: title.genres ?? [],
    runtime: title.runtime ?? null,
    vote: title.vote ?? null,
  },
  addedAt: now,
  order: orderKeyOfTime(now),
  note,
  random,
});
