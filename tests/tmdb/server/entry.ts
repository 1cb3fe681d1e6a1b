import type { TitleFacts } from '../../../catalogue/title-facts';

/** A title with a plausible TMDB id and a release day, which TMDB has for every title. */
export type Entry = TitleFacts & {
  readonly released: string;
  readonly adult: boolean;
  /** Names in other languages by which a search finds it, too; absent for none. */
  readonly otherNames?: ReadonlyArray<string>;
};
