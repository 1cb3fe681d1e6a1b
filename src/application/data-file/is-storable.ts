import { isViewingTime } from '#domain/history/plan-history-command';
import { isRating, type TitleRating } from '#domain/history/rating';
import { MAX_EPISODES_LENGTH, type EpisodeNumber } from '#domain/history/series/episodes-text';
import type { SeriesEpisodes } from '#domain/history/series/former-season-sizes';
import type { Viewing } from '#domain/history/viewing';
import { MAX_NOTE_LENGTH, type ListItem } from '#domain/lists/list-item';
import { MAX_ORDER_KEY_LENGTH } from '#domain/lists/order-key';
import {
  FIRST_YEAR, LAST_YEAR, MAX_GENRES, MAX_GENRES_TEXT, MAX_POSTER_PATH, MAX_RUNTIME,
  MAX_STORED_TITLE, MAX_VOTE, isGenreText, type StoredTitle,
} from '#domain/lists/stored-title';
import { isDocumentId } from '#domain/shared/document-id';
import type { RecentTitle } from '#domain/users/user';

/** The bounds of `firestore.rules`. A change is refused as a whole, so one entry beyond a bound would cost all entries of its change. */
type IsStorable<A> = (entry: A, now: number) => boolean;

const isNullOr = <A>(value: A | null, isValid: (value: A) => boolean): boolean => value === null || isValid(value);
const isWhole = (least: number, most: number) => (value: number): boolean => Number.isInteger(value) && value >= least && value <= most;
const hasLength = (least: number, most: number) => ({ length }: string): boolean => length >= least && length <= most;
/** Returns whether a time can be stored and has come. Both in ms since 1970. */
export const isPast = (time: number, now: number): boolean => isWhole(0, now)(time);
const isYear = isWhole(FIRST_YEAR, LAST_YEAR);

const isStorableCard = ({
  itemKey, mediaType, movieID, imdbID, title, posterPath, releaseYear, genres,
}: Omit<StoredTitle, 'runtime' | 'vote'>): boolean =>
  itemKey === `${mediaType}-${movieID}` &&
  /^(movie|tv)--?[1-9]\d{0,9}$/.test(itemKey) &&
  isNullOr(imdbID, (id) => /^tt\d{1,10}$/.test(id)) &&
  hasLength(1, MAX_STORED_TITLE)(title) &&
  isNullOr(posterPath, hasLength(1, MAX_POSTER_PATH)) &&
  isNullOr(releaseYear, isYear) &&
  genres.length <= MAX_GENRES &&
  genres.every(isGenreText) &&
  genres.join('').length <= MAX_GENRES_TEXT;

const isStorableTitle = ({ runtime, vote, ...card }: StoredTitle): boolean =>
  isStorableCard(card) &&
  isNullOr(runtime, isWhole(0, MAX_RUNTIME)) &&
  isNullOr(vote, (value) => value >= 0 && value <= MAX_VOTE);

const isSeasonNumber = isWhole(0, 10_000);
const isNumberOfEpisode = isWhole(0, 100_000);
/** Returns whether an episode of these numbers can be stored. */
export const isStorableEpisode = ({ season, episode }: EpisodeNumber): boolean => isSeasonNumber(season) && isNumberOfEpisode(episode);

const isStorablePart = ({ item, season, episode, episodeCount, episodes }: Viewing): boolean =>
  isNullOr(season, isSeasonNumber) && isNullOr(episode, (value) => season !== null && isNumberOfEpisode(value)) &&
  isNullOr(episodeCount, (value) => episode === null && (season !== null || item.mediaType === 'tv') && isWhole(0, 100_000)(value)) &&
  isNullOr(episodes, (text) => episodeCount !== null && item.mediaType === 'tv' && /^\d{1,5}:[\d:;+-]{1,994}$/.test(text));

/** Returns whether the viewing can be stored. @param now ms since 1970. */
export const isStorableViewing: IsStorable<Viewing> = (viewing, now) =>
  isDocumentId(viewing.entryId, 64) &&
  isStorableTitle(viewing.item) &&
  isStorablePart(viewing) &&
  isViewingTime(viewing) &&
  isNullOr(viewing.watchedAt, (time) => time <= now) &&
  isNullOr(viewing.minutes, isWhole(0, 100_000)) &&
  isNullOr(viewing.rating, isRating) &&
  isNullOr(viewing.decade, (decade) => isYear(decade) && decade % 10 === 0);

/** Returns whether the rating can be stored. @param now ms since 1970. */
export const isStorableRating: IsStorable<TitleRating> = ({ item, rating, ratedAt }, now) =>
  isStorableTitle(item) && isRating(rating) && isPast(ratedAt, now);

/** Returns whether the text can be an order key. */
export const isStorableOrder = (order: string): boolean => /^[!-~]+$/.test(order) && order.length <= MAX_ORDER_KEY_LENGTH;

/** Returns whether the title of a list can be stored. @param now ms since 1970. */
export const isStorableItem: IsStorable<ListItem> = (item, now) =>
  isStorableTitle(item) &&
  isPast(item.addedAt, now) &&
  isStorableOrder(item.order) &&
  isNullOr(item.note, hasLength(1, MAX_NOTE_LENGTH)) &&
  item.random >= 0 &&
  item.random <= 1;

/** Returns whether the known episodes of a series can be stored. */
export const isStorableSeries = ({ episodes }: SeriesEpisodes): boolean =>
  /^[\d:;+@|-]+$/.test(episodes) && episodes.length <= MAX_EPISODES_LENGTH;

/** Returns whether the recently opened title can be stored. @param now ms since 1970. */
export const isStorableRecent: IsStorable<RecentTitle> = ({ openedAt, ...card }, now) =>
  isStorableCard(card) && isPast(openedAt, now);
