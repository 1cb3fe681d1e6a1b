import { isScreenTitle } from '#storybook/screens/story-titles.ts';
import { STORIES, type Entry } from './index';

const ids = new Set(STORIES.filter(({ title }) => isScreenTitle(title)).map(({ id }) => id));
const variantSuffix = /(?:-(?:on-)?(?:phone|tablet|desk|light))+$/;

/**
 * Returns the ids of the stories that show the same state without a screen or theme suffix; the suite checks every page at every width
 * anyway.
 */
const baseStoriesOf = (id: string): ReadonlyArray<string> => {
  const base = id.replace(variantSuffix, '');
  return base.endsWith('-') ? [`${base}-many`, `${base}-empty`] : [base];
};

/**
 * Returns whether a story shows only the width or the theme of a state that another story checks at every width: it has no play function of
 * its own.
 */
const isVariant = ({ id, tags }: Entry): boolean =>
  ids.has(id) && !tags.includes('play-fn') && baseStoriesOf(id).some((other) => other !== id && ids.has(other));

/** Returns whether a variant adds only the light theme, for which the color rules of axe suffice. */
export const isLightVariant = (story: Entry): boolean => isVariant(story) && story.id.includes('light');

/** The stories to test: all except variants of one width, because axe and the width checks look at the same state at that width. */
export const TESTED: ReadonlyArray<Entry> = STORIES.filter((story) => !isVariant(story) || isLightVariant(story));
const tested = new Set(TESTED.map(({ id }) => id));

const only = (process.env['MARQUEE_STORIES_ONLY'] ?? '').split(',').filter((part) => part !== '');

/** Whether the suite runs only the stories tagged `smoke`, each at its own width. */
export const IS_SMOKE = only.includes('smoke');

/**
 * The stories that `MARQUEE_STORIES_ONLY` selects: `smoke`, or ids and files (`src/ui/…/name.stories.tsx`) separated by commas; by default
 * all.
 */
export const SELECTED: ReadonlyArray<Entry> = IS_SMOKE
  ? STORIES.filter(({ tags }) => tags.includes('smoke'))
  : TESTED.filter(({ id, importPath }) => only.length === 0 || only.includes(id) || only.includes(importPath.replace('./', '')));

/** Returns whether a story shows a screen in a state that no other story shows. */
export const isScreenInState = (id: string): boolean => ids.has(id) && !baseStoriesOf(id).some((other) => other !== id && ids.has(other));

/**
 * Returns the screens on which other stories already run axe for a state, plus the story's own `screen`: `empty` and `empty-phone` cover
 * two.
 */
export const lookedAtOn = (id: string, screen: string): ReadonlySet<string> => {
  const screens = [...ids]
    .filter((other) => tested.has(other) && !other.includes('light') && other !== id && other.replace(variantSuffix, '') === id)
    .flatMap((other) => [...other.slice(id.length).matchAll(/phone|tablet|desk/g)].map(([name]) => name));
  return new Set([screen, ...screens]);
};
