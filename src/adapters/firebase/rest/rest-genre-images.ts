import { GenreImages, type GenreImageRepository } from '#domain/genre-images/genre-image';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';
import { restDocumentReader } from './read-document';

/** Pictures of genres on the REST interface, without the SDK: visitors see them too. */
export const restGenreImages = (settings: FirebaseSettings): GenreImageRepository => ({
  get: restDocumentReader(settings, 'settings/genreImages', GenreImages, { content: [] }),
});
