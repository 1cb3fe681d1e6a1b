import * as O from 'fp-ts/Option';
import { MediaType } from './media-type';

/**
 * What identifies a title everywhere. `id` is TMDB's number; a title that TMDB's number is not known for has a negative number
 * of its own, stable between builds of the embedded catalogue.
 */
export type TitleId = { readonly mediaType: MediaType; readonly id: number };

/** `movie-603`, `tv-1396`: one string for one title, used as key of maps, lists and documents. */
export const itemKey = ({ mediaType, id }: TitleId): string => `${mediaType}-${id}`;

const shape = /^(movie|tv)-(-?[1-9]\d{0,9})$/;

/** Reads an item key back; nothing for anything else. */
export const parseItemKey = (key: string): O.Option<TitleId> => {
  const [, mediaType, id] = shape.exec(key) ?? [];
  return MediaType.is(mediaType) && id !== undefined ? O.some({ mediaType, id: Number(id) }) : O.none;
};

/** Whether a number can be one of TMDB's: titles without one have negative numbers. */
export const isTmdbId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

export const isSameTitle = (a: TitleId, b: TitleId): boolean => a.mediaType === b.mediaType && a.id === b.id;
