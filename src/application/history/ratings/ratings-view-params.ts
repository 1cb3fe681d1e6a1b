import { genreOfParam, genreParam, parseDecade, wordsOfParam } from '#application/lists/items/item-view-params';
import { sortParam, toParams, type SortNames } from '#application/lists/view-params';
import { parsePersonId } from '#application/metadata/addresses';
import { MediaType } from '#domain/catalogue/media-type';
import { isRating } from '#domain/history/rating';
import { noRatingFilter, type RatingFilter, type RatingSort, type RatingSortField } from '#domain/history/ratings/rating-query';

/** Order and filters of the own ratings in the address. */
export type RatingsView = RatingSort & RatingFilter & {
  /** Whether a narrow screen shows the numbers. A wide one always does. */
  readonly statistics: boolean;
};

const SORTS: SortNames<RatingSortField> = [
  ['rated', 'ratedAt', 'desc'],
  ['own-rating', 'rating', 'desc'],
  ['title', 'titleKey', 'asc'],
  ['year', 'releaseYear', 'desc'],
  ['rating', 'vote', 'desc'],
  ['length', 'runtime', 'asc'],
  ['difference', 'difference', 'desc'],
];
/** The order without a choice: rated last. */
export const usualRatingSort: RatingSort = { sort: 'ratedAt', direction: 'desc' };
const sortOf = sortParam(SORTS, usualRatingSort);

const parseValue = (text: string | null): number | null =>
  (/^\d{1,2}(?:\.5)?$/.test(text ?? '') && isRating(Number(text)) ? Number(text) : null);

const parseCountry = (text: string | null): string | null => (/^[A-Z]{2}$/.test(text ?? '') ? text : null);
/** Returns the id as text: keys of groups are texts. */
const parsePerson = (text: string | null): string | null => (parsePersonId(text) === null ? null : text);

/** Parses order and filters from URL parameters. Invalid values are ignored: a mistyped URL shows the ratings. */
export const parseRatingsView = (parameters: URLSearchParams): RatingsView => {
  const mediaType = parameters.get('type');
  return {
    ...sortOf.read(parameters.get('sort')),
    mediaType: MediaType.is(mediaType) ? mediaType : null,
    genre: genreOfParam(parameters.get('genre')),
    decade: parseDecade(parameters.get('decade')),
    value: parseValue(parameters.get('rating')),
    words: wordsOfParam(parameters.get('words')),
    country: parseCountry(parameters.get('country')),
    director: parsePerson(parameters.get('director')),
    actor: parsePerson(parameters.get('actor')),
    statistics: parameters.get('statistics') === 'shown',
  };
};

/** Serializes order and filters in a fixed order: one view, one URL. `parseRatingsView` is the inverse. */
export const ratingsViewParams = ({
  sort, direction, mediaType, genre, decade, value, words, statistics, country, director, actor,
}: RatingsView): URLSearchParams =>
  toParams({
    sort: sort === usualRatingSort.sort && direction === usualRatingSort.direction ? null : sortOf.write({ sort, direction }),
    type: mediaType,
    genre: genre === null ? null : genreParam(genre),
    decade: decade === null ? null : String(decade),
    rating: value === null ? null : String(value),
    words, country, director, actor,
    statistics: statistics ? 'shown' : null,
  });

/** Returns whether the view leaves ratings out. */
export const isRatingsViewFiltered = (view: RatingsView): boolean =>
  (Object.keys(noRatingFilter) as ReadonlyArray<keyof RatingFilter>).some((name) => view[name] !== null);
