import * as t from 'io-ts';

/** Film or series, in TMDB's terms. Ids are unique only within a media type. */
export const MediaType = t.keyof({ movie: null, tv: null }, 'MediaType');
export type MediaType = t.TypeOf<typeof MediaType>;

/** The first path segment of a list URL: `/movies/top-rated`, `/tv-shows/on-the-air`. */
export const ItemType = t.keyof({ movies: null, 'tv-shows': null }, 'ItemType');
export type ItemType = t.TypeOf<typeof ItemType>;

export const toMediaType = (itemType: ItemType): MediaType => (itemType === 'movies' ? 'movie' : 'tv');
export const toItemType = (mediaType: MediaType): ItemType => (mediaType === 'movie' ? 'movies' : 'tv-shows');
