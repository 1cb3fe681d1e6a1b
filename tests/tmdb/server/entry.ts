import type { TitleFacts } from '../../../catalogue/title-facts';

/** A title with a number that TMDB could have given it, and a day as TMDB has for everything. */
export type Entry = TitleFacts & { readonly released: string; readonly adult: boolean };
