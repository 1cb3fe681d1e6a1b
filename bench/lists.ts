import type { Browser, Page } from 'playwright-core';

export type ListMeasure = {
  readonly nodes: number;
  readonly nodesDeep: number;
  readonly firstPosters: number;
  readonly longestFrame: number;
  readonly shownCards: number;
};

/** Scroll position in px, equal for every list: the number of rendered rows depends on the offset between two rows. */
const DEEP = 3000;

/**
 * Scrolls through a page for three seconds and returns its longest frame, in whole ms: three display refreshes are 50 ms, which the page's
 * clock reports as 49.9 to 50.1.
 */
export const longestScrollFrame = async (page: Page): Promise<number> => {
  const longest = Number(
    await page.evaluate(`new Promise((resolve) => {
      let longest = 0, last = performance.now(); const start = last;
      const step = (now) => {
        longest = Math.max(longest, now - last); last = now;
        window.scrollBy(0, 24);
        if (now - start < 3000) requestAnimationFrame(step); else resolve(longest);
      };
      requestAnimationFrame((now) => { last = now; requestAnimationFrame(step); });
    })`),
  );
  return Math.round(longest);
};

/** Opens a list, measures when the images of its first row are painted, scrolls through it for three seconds and counts nodes. */
export const measureList = async (browser: Browser, address: string, card: string): Promise<ListMeasure> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(`
    window.__first = new Promise((resolve) => {
      const isLoaded = (each) => each.querySelector('svg') !== null || [...each.querySelectorAll('img')].some((image) => image.complete);
      const look = () => [...document.querySelectorAll(${JSON.stringify(card)})].filter(isLoaded).length >= 7
        ? requestAnimationFrame(() => resolve(performance.now())) : requestAnimationFrame(look);
      requestAnimationFrame(look);
    });
  `);
  await page.goto(address);
  const firstPosters = Number(await page.evaluate('window.__first'));
  await page.waitForTimeout(700);
  const longestFrame = await longestScrollFrame(page);
  await page.evaluate(`window.scrollTo(0, ${DEEP})`);
  await page.waitForTimeout(500);
  const count = async (): Promise<number> => Number(await page.evaluate('document.querySelectorAll("*").length'));
  const nodesDeep = await count();
  await page.evaluate('window.scrollTo(0, 0)');
  await page.waitForTimeout(500);
  const nodes = await count();
  const shownCards = Number(await page.evaluate(`document.querySelectorAll(${JSON.stringify(card)}).length`));
  await page.close();
  return { nodes, nodesDeep, firstPosters, longestFrame, shownCards };
};
