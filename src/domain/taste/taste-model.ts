import type { Title } from '#domain/catalogue/title';

/** Facts that titles have in common, apart from those of every list. */
export const TRAIT_KINDS = ['makers', 'cast', 'keywords', 'collections'] as const;
export type TraitKind = (typeof TRAIT_KINDS)[number];

/** A title of the model with the facts of a list. */
export type ModelTitle = {
  readonly summary: Title;
  readonly countries: ReadonlyArray<string>;
  /** 0 to 100. */
  readonly popularity: number;
};

/**
 * The facts that titles of a catalogue have in common: for each fact (a director, a keyword) the positions in `titles` of those that have
 * it, ascending, at least two. It names no facts, because reasons name titles.
 */
export type TasteModel = {
  readonly titles: ReadonlyArray<ModelTitle>;
  readonly traits: Readonly<Record<TraitKind, ReadonlyArray<ReadonlyArray<number>>>>;
};
