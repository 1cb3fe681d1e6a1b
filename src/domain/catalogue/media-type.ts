import * as t from 'io-ts';

/** A film or a series, in TMDB's words. The two number their titles independently, so a number alone names nothing. */
export const MediaType = t.keyof({ movie: null, tv: null }, 'MediaType');
export type MediaType = t.TypeOf<typeof MediaType>;

/** The first segment of a browsing address: `/movies/top-rated`, `/tv-shows/on-the-air`. */
export const ItemType = t.keyof({ movies: null, 'tv-shows': null }, 'ItemType');
export type ItemType = t.TypeOf<typeof ItemType>;

export const toMediaType = (itemType: ItemType): MediaType => (itemType === 'movies' ? 'movie' : 'tv');
export const toItemType = (mediaType: MediaType): ItemType => (mediaType === 'movie' ? 'movies' : 'tv-shows');
