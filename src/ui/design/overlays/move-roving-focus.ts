import type { KeyboardEvent } from 'react';
import { hasLayoutBox } from '#ui/design/utils/has-layout-box.ts';

/**
 * Returns the items that can take focus. Skips disabled and hidden items (`onlySmall` entries), because focusing a hidden item fails and
 * arrow keys would get stuck.
 */
const focusableItems = (root: Element, selector: string): ReadonlyArray<HTMLElement> =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((item) => item.getAttribute('aria-disabled') !== 'true' && hasLayoutBox(item));

/**
 * Moves focus among the elements that match `selector`: arrow keys wrap around, Home and End go to the ends, a letter goes to the next item
 * that starts with it.
 */
export const moveRovingFocus = (event: KeyboardEvent<HTMLElement>, selector: string): void => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const items = focusableItems(event.currentTarget, selector);
  const focusedIndex = items.findIndex((item) => item === document.activeElement);
  const character = event.key.length === 1 && event.key !== ' ' ? event.key.toLocaleLowerCase('en') : null;
  const wrapped = [...items.slice(focusedIndex + 1), ...items.slice(0, focusedIndex + 1)];
  const next = {
    ArrowDown: wrapped[0],
    ArrowUp: focusedIndex < 0 ? items.at(-1) : items.at(focusedIndex - 1),
    Home: items[0],
    End: items.at(-1),
  }[event.key];
  const target =
    next ??
    (character === null ? undefined : wrapped.find((item) => item.textContent.trim().toLocaleLowerCase('en').startsWith(character)));
  if (!target) return;
  event.preventDefault();
  target.focus();
};
