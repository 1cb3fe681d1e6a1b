import type { ResultSize } from '#storybook/result-size.ts';

export const RESULT_SIZE_TITLES: Readonly<Record<ResultSize, string>> = {
  many: 'Many results', several: 'Several results', one: 'One result', none: 'No results',
};

/** Addresses whose pages show lists or searches of the catalogue: the landing page, the home page, lists, genres, searches. */
const WITH_RESULTS = /^\/(?:$|[?#]|(?:home|movies|tv-shows|genre|search)(?:[/?#]|$))/;

/** Values that decide about the menu "Result size" of a story. */
export type LockedBy = {
  /** Address of the story; null for a component without a page. */
  readonly at: string | null;
  /** Whether a story at another address shows results (`parameters.showsResults`). */
  readonly showsResults?: boolean;
  /** Whether the story sets a size itself. */
  readonly isSet: boolean;
};

/** Returns why the menu is locked, as a sentence; null if a choice changes what the story shows. */
export const whyLocked = ({ at, showsResults = false, isSet }: LockedBy): string | null => {
  if (isSet) return 'This story sets the result size itself.';
  return showsResults || (at !== null && WITH_RESULTS.test(at)) ? null : 'This story shows no lists or searches of the catalogue.';
};
