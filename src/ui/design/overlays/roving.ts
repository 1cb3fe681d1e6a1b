import type { KeyboardEvent } from 'react';
import { isShown } from '#ui/design/utils/is-shown.ts';

/** The things of a menu or a list of options that can take focus; entries for small screens alone cannot elsewhere, and the arrows would never get past them. */
const things = (root: Element, selector: string): ReadonlyArray<HTMLElement> =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((thing) => thing.getAttribute('aria-disabled') !== 'true' && isShown(thing));

/** Moves focus up and down among the matching elements: arrows go round, Home and End to the ends, a letter to the next that starts with it. */
export const rove = (event: KeyboardEvent<HTMLElement>, selector: string): void => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const all = things(event.currentTarget, selector);
  const from = all.findIndex((thing) => thing === document.activeElement);
  const letter = event.key.length === 1 && event.key !== ' ' ? event.key.toLocaleLowerCase('en') : null;
  const round = [...all.slice(from + 1), ...all.slice(0, from + 1)];
  const next = {
    ArrowDown: round[0],
    ArrowUp: from < 0 ? all.at(-1) : all.at(from - 1),
    Home: all[0],
    End: all.at(-1),
  }[event.key];
  const target = next ?? (letter === null ? undefined : round.find((thing) => thing.textContent.trim().toLocaleLowerCase('en').startsWith(letter)));
  if (!target) return;
  event.preventDefault();
  target.focus();
};
