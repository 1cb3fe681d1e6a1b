import * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { validElements } from '#domain/shared/codecs/valid-elements';

/** Picture of a genre that the server has made. */
export const GenreImage = t.readonly(
  t.strict({
    slug: t.string,
    /** Public address of the file; another one after each refresh. */
    url: t.string,
    /** Ms since 1970. */
    madeAt: t.number,
    /** Key of the title in the picture. */
    itemKey: t.string,
  }),
  'GenreImage',
);
export type GenreImage = t.TypeOf<typeof GenreImage>;

/** The document `settings/genreImages`: at most one picture a genre. */
export const GenreImages = t.readonly(t.strict({ content: validElements(GenreImage) }), 'GenreImages');
export type GenreImages = t.TypeOf<typeof GenreImages>;

/** Returns the pictures with those of `made` in place of earlier ones of the same genres. */
export const withGenreImages = ({ content }: GenreImages, made: ReadonlyArray<GenreImage>): GenreImages => {
  const slugs = new Set(made.map(({ slug }) => slug));
  return { content: [...content.filter(({ slug }) => !slugs.has(slug)), ...made] };
};

/** The pictures of genres, publicly readable. */
export interface GenreImageRepository {
  /** Reads the pictures as they are now; none if none was ever made. */
  readonly get: Answer<GenreImages>;
}
