import { STORIES } from './index';

/** Where a story shows a screen, or what lies over one; what members see of the public area is the page that has stories of its own. */
const isScreen = (title: string): boolean => /^(?:Pages\/|Modals\/|Member\/Picture$|App\/Modals$)/.test(title) && title !== 'Pages/For members too';
const ids = new Set(STORIES.filter(({ title }) => isScreen(title)).map(({ id }) => id));
const otherShape = /(?:-(?:on-)?(?:phone|tablet|desk|light))+$/;

/** A story on another screen or in another light is the same page here, where every page is shown at every width. */
const isShownBy = (id: string): ReadonlyArray<string> => {
  const bare = id.replace(otherShape, '');
  return bare.endsWith('-') ? [`${bare}-many`, `${bare}-empty`] : [bare];
};

/** Whether a story shows a screen in a state that no other story shows. */
export const isScreenInState = (id: string): boolean => ids.has(id) && !isShownBy(id).some((other) => other !== id && ids.has(other));

/** The screens on which axe looks at a state anyway, given the one that its story is meant for: `empty` and `empty-phone` are two. */
export const lookedAtOn = (id: string, screen: string): ReadonlySet<string> => {
  const shapes = [...ids].filter((other) => other !== id && other.replace(otherShape, '') === id).flatMap((other) => [...other.slice(id.length).matchAll(/phone|tablet|desk/g)].map(([shape]) => shape));
  return new Set([screen, ...shapes]);
};
