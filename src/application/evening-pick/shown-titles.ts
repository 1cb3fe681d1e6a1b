import { itemKey } from '#domain/catalogue/title-id';
import { addressOfPick, parseEveningParams } from './evening-params';
import type { Evening, KeptTitle } from './evening-store';

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

/** Returns the address that shows a title as it was shown, for the answers of then. */
export const addressOfShown = ({ mediaType, id, answers }: KeptTitle): string =>
  addressOfPick({ ...parseEveningParams(new URLSearchParams(answers ?? '')), mediaType, shown: { mediaType, id } });
