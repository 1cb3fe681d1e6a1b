import { genresForType } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';

const namesOf = (mediaType: MediaType): ReadonlyArray<string> =>
  [...new Set(genresForType(mediaType).flatMap((genre) => genre[mediaType]?.name ?? []))];

const names: Readonly<Record<MediaType, ReadonlyArray<string>>> = { movie: namesOf('movie'), tv: namesOf('tv') };
const first = 'a'.charCodeAt(0);

/** Encodes genre names as one character each, in order: "dc". Throws for an unknown genre, which can only happen in the build. */
export const toGenreCodes = (mediaType: MediaType, genres: ReadonlyArray<string>): string =>
  genres.map((name) => {
    const at = names[mediaType].indexOf(name);
    if (at < 0) throw new Error(`${name} is not a genre of ${mediaType}`);
    return String.fromCharCode(first + at);
  }).join('');

/** Decoded genres by code string. Few combinations occur in many titles, so each is decoded once. */
const decoded = { movie: new Map<string, ReadonlyArray<string> | null>(), tv: new Map<string, ReadonlyArray<string> | null>() };

/** Decodes genre names. Returns null if a character is not a genre code. */
export const fromGenreCodes = (mediaType: MediaType, codes: string): ReadonlyArray<string> | null => {
  const cached = decoded[mediaType].get(codes);
  if (cached !== undefined) return cached;
  const decodedNames = Array.from(codes).flatMap((code) => names[mediaType][code.charCodeAt(0) - first] ?? []);
  const genres = decodedNames.length === codes.length ? decodedNames : null;
  decoded[mediaType].set(codes, genres);
  return genres;
};
