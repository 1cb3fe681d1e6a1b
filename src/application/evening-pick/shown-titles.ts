import { itemKey } from '#domain/catalogue/title-id';
import type { Evening } from './evening-store';

/** Returns the item keys of the titles that were shown this evening. */
export const shownKeys = ({ shown, earlier = [] }: Evening): ReadonlyArray<string> => [...earlier, ...shown.map(itemKey)];

/**
 * Returns a member's evening with the titles that visitors of the same browser were shown before: the member may have signed in since.
 * Titles that those visitors turned down are not picked either, but stand nowhere.
 */
export const withVisitorsEvening = (own: Evening, visitors: Evening): Evening => {
  const turnedDown = visitors.notForMe.map(itemKey);
  const hidden = new Set([...shownKeys(own), ...turnedDown]);
  return {
    ...own, shown: [...visitors.shown.filter((title) => !hidden.has(itemKey(title))), ...own.shown],
    earlier: [...(visitors.earlier ?? []), ...turnedDown, ...(own.earlier ?? [])],
  };
};
