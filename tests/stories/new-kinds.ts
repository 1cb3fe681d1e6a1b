import type { Page } from '@playwright/test';

/** Returns the kinds of visible elements: tag, classes, role, names of the attributes that axe reads, and whether they are empty. */
const kindsOn = (tab: Page): Promise<ReadonlyArray<string>> =>
  tab.evaluate(() => {
    const kindOf = (element: Element): string => {
      const read = element.getAttributeNames().filter((name) => /^(?:aria-|role$|alt$|for$|tabindex$)/.test(name)).sort();
      const classes = [...element.classList].sort().join('.');
      return `${element.tagName}.${classes}[${read.join()}] ${element.role ?? ''} ${String(element.firstChild === null)}`;
    };
    const elements = [...document.querySelectorAll('body :not(svg *)')].filter((element) => element.checkVisibility());
    return [...new Set(elements.map(kindOf))];
  });

const known = new Set<string>();

/** Returns whether a view shows a kind of element that none of those shown before in this worker has. */
export const showsNewKind = async (tab: Page): Promise<boolean> => {
  const found = (await kindsOn(tab)).filter((kind) => !known.has(kind));
  found.forEach((kind) => known.add(kind));
  return found.length > 0;
};
