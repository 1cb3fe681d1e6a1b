import type { TitleFacts } from '../../../catalogue/title-facts';

/** A title with a plausible TMDB id and a release day, which TMDB has for every title. */
export type Entry = TitleFacts & { readonly released: string; readonly adult: boolean };
