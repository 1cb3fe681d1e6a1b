import { genresForType } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';

const namesOf = (mediaType: MediaType): ReadonlyArray<string> =>
  [...new Set(genresForType(mediaType).flatMap((genre) => genre[mediaType]?.name ?? []))];

const names: Readonly<Record<MediaType, ReadonlyArray<string>>> = { movie: namesOf('movie'), tv: namesOf('tv') };
const first = 'a'.charCodeAt(0);

/** Genre names of a type, in their order, as one letter each: "dc". Throws for a name that is not a genre, which only a build can meet. */
export const toGenreCodes = (mediaType: MediaType, genres: ReadonlyArray<string>): string =>
  genres.map((name) => {
    const at = names[mediaType].indexOf(name);
    if (at < 0) throw new Error(`${name} is not a genre of ${mediaType}`);
    return String.fromCharCode(first + at);
  }).join('');

/** Few combinations of genres stand for many titles, so each is read once. */
const read = { movie: new Map<string, ReadonlyArray<string> | null>(), tv: new Map<string, ReadonlyArray<string> | null>() };

/** The names again; null when a letter stands for nothing. */
export const fromGenreCodes = (mediaType: MediaType, letters: string): ReadonlyArray<string> | null => {
  const known = read[mediaType].get(letters);
  if (known !== undefined) return known;
  const found = Array.from(letters).flatMap((letter) => names[mediaType][letter.charCodeAt(0) - first] ?? []);
  const genres = found.length === letters.length ? found : null;
  read[mediaType].set(letters, genres);
  return genres;
};
