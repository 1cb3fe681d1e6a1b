import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Index = { readonly entries: Readonly<Record<string, { readonly id: string; readonly title: string }>> };

const { entries } = JSON.parse(readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8')) as Index;
/** Where a story shows a screen, or what lies over one; what members see of the public area is the page that has stories of its own. */
const isScreen = (title: string): boolean => /^(?:Pages\/|Modals\/|Member\/Picture$|App\/Modals$)/.test(title) && title !== 'Pages/For members too';
const ids = new Set(Object.values(entries).filter(({ title }) => isScreen(title)).map(({ id }) => id));
const otherShape = /(?:-(?:on-)?(?:phone|tablet|desk|light))+$/;

/** A story on another screen or in another light is the same page here, where every page is shown at every width. */
const isShownBy = (id: string): ReadonlyArray<string> => {
  const bare = id.replace(otherShape, '');
  return bare.endsWith('-') ? [`${bare}-many`, `${bare}-empty`] : [bare];
};

/** Every screen in every state, once. */
export const SCREENS_IN_STATES: ReadonlyArray<string> = [...ids].filter((id) => !isShownBy(id).some((other) => other !== id && ids.has(other)));

/** The screens on which the stories' own suite looks at a story, given the one that it is meant for: `empty` and `empty-phone` are two. */
export const lookedAtOn = (id: string, screen: string): ReadonlySet<string> => {
  const shapes = [...ids].filter((other) => other !== id && other.replace(otherShape, '') === id).flatMap((other) => [...other.slice(id.length).matchAll(/phone|tablet|desk/g)].map(([shape]) => shape));
  return new Set([screen, ...shapes]);
};
