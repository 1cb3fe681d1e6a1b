import type { Genre } from '#domain/catalogue/genre';
import type { Answer } from '#domain/shared/answer';
import type { GenreImage, GenreImages } from './genre-image';

/** A photograph for a genre, and the key of its title. */
export type GenrePhotograph = { readonly bytes: Uint8Array; readonly itemKey: string };

/** Server-side source of photographs. */
export interface GenrePhotographSource {
  /**
   * Returns the backdrop of a popular title of the genre. Fails with `not-found` if no title has a backdrop.
   * @param taken keys of titles that illustrate other genres; used only if there is no other title.
   */
  readonly find: (genre: Genre, taken: ReadonlySet<string>) => Answer<GenrePhotograph>;
}

/** Server-side access to the files `genre/movie/{slug}.webp`. */
export interface GenreImageFiles {
  /**
   * Decodes a photograph and stores its pixels as WebP, over an earlier picture. `invalid` for bytes that are not a picture.
   * @returns the public address.
   */
  readonly store: (slug: string, bytes: Uint8Array, madeAt: number) => Answer<string>;
}

/** Server-side access to `settings/genreImages`. Permissions are checked before. */
export interface GenreImageAdminRepository {
  readonly get: Answer<GenreImages>;
  /** Adds pictures in one transaction, in place of earlier ones of the same genres. */
  readonly add: (made: ReadonlyArray<GenreImage>) => Answer<void>;
}
