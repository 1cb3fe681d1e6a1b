import { genresOfType } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';

const namesOf = (mediaType: MediaType): ReadonlyArray<string> =>
  [...new Set(genresOfType(mediaType).flatMap((genre) => genre[mediaType]?.name ?? []))];

const names: Readonly<Record<MediaType, ReadonlyArray<string>>> = { movie: namesOf('movie'), tv: namesOf('tv') };
const first = 'a'.charCodeAt(0);

/** Genre names of a type, in their order, as one letter each: "dc". Throws for a name that is not a genre, which only a build can meet. */
export const toLetters = (mediaType: MediaType, genres: ReadonlyArray<string>): string =>
  genres.map((name) => {
    const at = names[mediaType].indexOf(name);
    if (at < 0) throw new Error(`${name} is not a genre of ${mediaType}`);
    return String.fromCharCode(first + at);
  }).join('');

/** The names again; null when a letter stands for nothing. */
export const fromLetters = (mediaType: MediaType, letters: string): ReadonlyArray<string> | null => {
  const found = [...letters].map((letter) => names[mediaType][letter.charCodeAt(0) - first]);
  return found.every((name) => name !== undefined) ? found : null;
};
