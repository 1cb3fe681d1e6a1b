import type { Browser, Page } from 'playwright-core';
import type { Figure } from './figures.ts';
import { launch, slowDown } from './navigation.ts';

/** Script for the page: `__alive` resolves with the milliseconds from the first paint until React handles the events of the page. */
const WATCH = `
  window.__painted = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint'); if (entry) resolve(entry.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
  window.__alive = new Promise((resolve) => {
    const look = () => {
      const first = document.getElementById('root')?.firstElementChild;
      if (first && Object.keys(first).some((name) => name.startsWith('__reactProps'))) {
        window.__painted.then((painted) => resolve(Math.max(0, performance.now() - painted)));
      } else setTimeout(look, 4);
    };
    look();
  });
`;

const CPU_RATE = 4;
const TYPED = 'heat!';
/** Time between two keys in ms: five keys within the first second. */
const KEY_DELAY_MS = 180;

const openSlow = async (browser: Browser, address: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(WATCH);
  await slowDown(page, CPU_RATE);
  await page.goto(address, { waitUntil: 'commit' });
  await page.evaluate('window.__painted');
  return page;
};

const untilAlive = async (browser: Browser, address: string): Promise<number> => {
  const page = await openSlow(browser, address);
  const millis = Number(await page.evaluate('window.__alive'));
  await page.close();
  return millis;
};

/**
 * Types into the search field of the page, or of the header, from the first paint on; returns how many of the letters the field contains
 * once the app has started.
 */
const countKeptCharacters = async (browser: Browser, address: string): Promise<number> => {
  const page = await openSlow(browser, address);
  const inMain = page.locator('main input[type="search"]');
  const field = (await inMain.count()) > 0 ? inMain : page.locator('input[type="search"]').first();
  await field.focus();
  await page.keyboard.type(TYPED, { delay: KEY_DELAY_MS });
  await page.evaluate('window.__alive');
  await page.waitForTimeout(1000);
  const value = await field.inputValue();
  await page.close();
  return Array.from(TYPED).filter((letter) => value.includes(letter)).length;
};

/**
 * Measures how soon a page is alive after its first paint, and whether early letters survive, with the processor slowed down four times.
 */
export const aliveFigures = async (
  name: string, app: string, runs: number,
  flags: ReadonlyArray<string> = [],
): Promise<ReadonlyArray<Figure>> => {
  const browser = await launch(flags);
  const figures: Figure[] = [];
  const repeat = async (measure: () => Promise<number>): Promise<ReadonlyArray<number>> => {
    const values: number[] = [];
    for (let run = 0; run < runs; run += 1) values.push(await measure());
    return values;
  };
  for (const path of ['/', '/movies/popular', '/details?type=movie&id=155']) {
    figures.push({
      name: `${name}${path}: first paint until a click is handled, CPU ${CPU_RATE}x`,
      runs: await repeat(() => untilAlive(browser, app + path)),
      unit: ' ms', bound: 250,
    });
  }
  for (const path of ['/search', '/details?type=movie&id=155']) {
    figures.push({
      name: `${name}${path}: surviving letters of ${TYPED.length} typed in the first second`,
      runs: await repeat(() => countKeptCharacters(browser, app + path)),
      unit: '', bound: TYPED.length, atLeast: true,
    });
  }
  await browser.close();
  return figures;
};
