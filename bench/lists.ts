import type { Browser } from 'playwright-core';

export type ListMeasure = { readonly nodes: number; readonly nodesDeep: number; readonly firstPosters: number; readonly longestFrame: number; readonly shownCards: number };

/** The same place inside every list, in px: how many rows are near the window depends on where between two rows it stands. */
const DEEP = 3000;

/** Opens a list, notes when the pictures of its first row are painted, scrolls through it for three seconds and counts. */
export const measureList = async (browser: Browser, address: string, card: string): Promise<ListMeasure> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(`
    window.__first = new Promise((resolve) => {
      const arrived = (each) => each.querySelector('svg') !== null || [...each.querySelectorAll('img')].some((picture) => picture.complete);
      const look = () => [...document.querySelectorAll(${JSON.stringify(card)})].filter(arrived).length >= 7 ? requestAnimationFrame(() => resolve(performance.now())) : requestAnimationFrame(look);
      requestAnimationFrame(look);
    });
  `);
  await page.goto(address);
  const firstPosters = Number(await page.evaluate('window.__first'));
  await page.waitForTimeout(700);
  const longestFrame = Number(
    await page.evaluate(`new Promise((resolve) => {
      let longest = 0, last = performance.now(); const began = last;
      const step = (now) => {
        longest = Math.max(longest, now - last); last = now;
        window.scrollBy(0, 24);
        if (now - began < 3000) requestAnimationFrame(step); else resolve(longest);
      };
      requestAnimationFrame((now) => { last = now; requestAnimationFrame(step); });
    })`),
  );
  await page.evaluate(`window.scrollTo(0, ${DEEP})`);
  await page.waitForTimeout(500);
  const count = async (): Promise<number> => Number(await page.evaluate('document.querySelectorAll("*").length'));
  const nodesDeep = await count();
  await page.evaluate('window.scrollTo(0, 0)');
  await page.waitForTimeout(500);
  const nodes = await count();
  const shownCards = Number(await page.evaluate(`document.querySelectorAll(${JSON.stringify(card)}).length`));
  await page.close();
  // Whole milliseconds: three refreshes of a display are 50, and the clock of a page tells them as 49.9 to 50.1.
  return { nodes, nodesDeep, firstPosters, longestFrame: Math.round(longestFrame), shownCards };
};

