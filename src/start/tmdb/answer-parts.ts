import type { PersonAnswer } from '#adapters/tmdb/codecs/person-codec';
import type { MovieSummary, SeriesSummary } from '#adapters/tmdb/codecs/title-codec';
import { isImageFile } from '#adapters/tmdb/tmdb-image-url-builder';
import { PRERENDER_PLACEHOLDER_VALUES } from './prerender-placeholders.ts';

type Fields = MovieSummary & SeriesSummary & Pick<PersonAnswer, 'profile_path'>;

/** Fields of answers of TMDB with the names and types of the app's codecs. Fields may be missing, null or empty. */
export type EarlyAnswer = { readonly [K in keyof Fields]?: Fields[K] | null };

/** Returns the name in an answer. Throws for an answer that the app does not accept either. */
export const nameIn = (answer: EarlyAnswer): string => {
  const name: unknown = answer.title ?? answer.name;
  if (typeof name !== 'string' || typeof answer.id !== 'number') throw new TypeError();
  return name;
};

/** Shows the picture at a path of TMDB in an image of a template; without one, removes the image. */
export const setImage = (image: HTMLImageElement | null, path: string | null | undefined): void => {
  if (!image) return;
  if (path && isImageFile(path)) {
    image.srcset = image.srcset.replaceAll(PRERENDER_PLACEHOLDER_VALUES.image, path);
    image.src = image.src.replace(PRERENDER_PLACEHOLDER_VALUES.image, path);
  } else image.remove();
};

/** Returns the part of a template or of a prerendered page that a selector finds. The build has written it. */
export const partOf = (parent: ParentNode, selector: string): HTMLElement => parent.querySelector(selector) as HTMLElement;
