import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScreenTitle } from '#storybook/screens/story-titles.ts';
import { STORIES, type Entry } from './index';

const screens = new Set(STORIES.filter(({ title }) => isScreenTitle(title)).map(({ id }) => id));

/** Files whose stories render the whole app: no story gets it without `<Screen />` or `<Browser />`. */
const appFiles = new Set(
  [...new Set(STORIES.map(({ importPath }) => importPath))].filter((file) =>
    /#storybook\/story-(?:screen|browser)\.tsx/.test(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')),
  ),
);
const onPages = new Set(STORIES.filter(({ id, importPath }) => screens.has(id) || appFiles.has(importPath)).map(({ id }) => id));
const variantSuffix = /(?:-(?:on-)?(?:phone|tablet|desk|light))+$/;

/**
 * Returns the ids of the stories that show the same state without a screen or theme suffix; the suite checks every page at every width
 * anyway.
 */
const baseStoriesOf = (id: string): ReadonlyArray<string> => {
  const base = id.replace(variantSuffix, '');
  return (base.endsWith('-') ? [`${base}-many`, `${base}-empty`] : [base]).filter((other) => other !== id && onPages.has(other));
};

/** Returns whether a story shows only the width or the theme of a state that another story shows: it has no play function of its own. */
const isVariant = ({ id, tags }: Entry): boolean => onPages.has(id) && !tags.includes('play-fn') && baseStoriesOf(id).length > 0;
export const isLight = (id: string): boolean => variantSuffix.exec(id)?.[0].includes('light') === true;

/** The stories to test: all except variants, because the suite looks at their states at every width and in the light theme. */
export const TESTED: ReadonlyArray<Entry> = STORIES.filter((story) => !isVariant(story));

const variants = STORIES.filter(isVariant);
/** The stories that stand for variants. */
const withVariants = new Set(variants.flatMap(({ id }) => baseStoriesOf(id).slice(0, 1)));
const withLight = new Set(variants.filter(({ id }) => isLight(id)).flatMap(({ id }) => baseStoriesOf(id).slice(0, 1)));

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

/** Returns whether a story shows a state that no other story shows: of a screen, or of a part with variants. */
export const isScreenInState = (id: string): boolean => (screens.has(id) && baseStoriesOf(id).length === 0) || withVariants.has(id);

const firsts = new Set(new Map([...TESTED].reverse().map(({ id, title }) => [title, id])).values());

/**
 * Returns whether axe looks at a story in any case: a component, an important or a named story, the first one of its title. The other ones
 * show the whole app, mostly with elements that these have shown (decision 0106).
 */
export const isAlwaysLookedAt = ({ id, tags, importPath }: Entry): boolean =>
  only.length > 0 || !appFiles.has(importPath) || tags.includes('smoke') || firsts.has(id);

const alwaysLookedAt = new Set(TESTED.filter(isAlwaysLookedAt).map(({ id }) => id));

/** Returns whether axe looks at a story's state on a phone and on a desk in any case: an important or a named one. */
export const isLookedAtTwice = ({ tags }: Entry): boolean => only.length > 0 || tags.includes('smoke');

/** Returns whether a story stands for one in the light theme as well. */
export const isShownInLight = (id: string): boolean => !IS_SMOKE && withLight.has(id);

/**
 * Returns the screens on which other stories already run axe for a state, plus the story's own `screen`: `empty` and `empty-phone` cover
 * two.
 */
export const lookedAtOn = (id: string, screen: string): ReadonlySet<string> => {
  const others = [...screens]
    .filter((other) => alwaysLookedAt.has(other) && !other.includes('light') && other !== id && other.replace(variantSuffix, '') === id)
    .flatMap((other) => [...other.slice(id.length).matchAll(/phone|tablet|desk/g)].map(([name]) => name));
  return new Set([screen, ...others]);
};
