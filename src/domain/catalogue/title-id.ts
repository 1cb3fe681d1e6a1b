import * as O from 'fp-ts/Option';
import { MediaType } from './media-type';

/**
 * Identifies a title. `id` is TMDB's; titles without a known TMDB id have a negative id, stable between builds of the embedded
 * catalogue.
 */
export type TitleId = { readonly mediaType: MediaType; readonly id: number };

/** Returns the unique key of a title (`movie-603`, `tv-1396`), used in maps, lists and documents. */
export const itemKey = ({ mediaType, id }: TitleId): string => `${mediaType}-${id}`;

const shape = /^(movie|tv)-(-?[1-9]\d{0,9})$/;

/** Parses an item key; `none` for other text. */
export const parseItemKey = (key: string): O.Option<TitleId> => {
  const [, mediaType, id] = shape.exec(key) ?? [];
  return MediaType.is(mediaType) && id !== undefined ? O.some({ mediaType, id: Number(id) }) : O.none;
};

/** Returns whether an id can be TMDB's; titles without a TMDB id have negative ids. */
export const isTmdbId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

export const isSameTitle = (a: TitleId, b: TitleId): boolean => a.mediaType === b.mediaType && a.id === b.id;
