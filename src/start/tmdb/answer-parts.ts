import { PRERENDER_PLACEHOLDER_VALUES } from './prerender-placeholders.ts';

/** Fields of answers of TMDB that the page's first view shows. Nothing is known about their values. */
export type EarlyAnswer = Readonly<
  Partial<
    Record<
      | 'id' | 'adult' | 'title' | 'name' | 'release_date' | 'first_air_date' | 'vote_average' | 'vote_count' | 'overview' | 'poster_path'
      | 'backdrop_path' | 'profile_path',
      unknown
    >
  >
>;

/** Returns the name in an answer. Throws for an answer that the app does not accept either. */
export const nameIn = (answer: EarlyAnswer): string => {
  const name = answer.title ?? answer.name;
  if (typeof name !== 'string' || typeof answer.id !== 'number') throw new TypeError('not readable');
  return name;
};

/** Shows the picture at a path of TMDB in an image of a template; without one, removes the image. */
export const setImage = (image: HTMLImageElement | null, path: unknown): void => {
  if (!image) return;
  if (typeof path === 'string' && /^\/[\w.-]+$/.test(path)) {
    image.srcset = image.srcset.replaceAll(PRERENDER_PLACEHOLDER_VALUES.image, path);
    image.src = image.src.replace(PRERENDER_PLACEHOLDER_VALUES.image, path);
  } else image.remove();
};

/** Returns the part of a template or of a prerendered page that a selector finds. The build has written it. */
export const partOf = (parent: ParentNode, selector: string): HTMLElement => parent.querySelector(selector) as HTMLElement;
