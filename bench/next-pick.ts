import type { Browser } from 'playwright-core';
import type { Figure } from './figures.ts';
import { expectPainted, openPage, painted } from './navigation.ts';

const PRESSES = 50;
const BOUND_MS = 100;
/** Time that people need at least to see that it is another title, in ms. */
const LOOK_MS = 60;

/** Where the link to the next title leads; null while the next title is not known. */
const NEXT = `document.querySelector('.evening-answer .acts a.btn.go[href*="title="]')?.getAttribute('href') ?? null`;

/**
 * Measures milliseconds from a press on Another to the painted name of the next title, which no pick before had. The keyboard presses: the
 * link keeps the focus, also where a longer name moves it.
 */
const pressAnother = async (browser: Browser, address: string): Promise<ReadonlyArray<number>> => {
  const page = await openPage(browser, `${address}/tonight/pick?length=150`);
  const all: number[] = [];
  for (let press = 0; press < PRESSES; press += 1) {
    await page.waitForFunction(`(${NEXT}) !== null`);
    await page.waitForTimeout(LOOK_MS);
    const next = String(await page.evaluate(NEXT));
    await page.locator('.evening-answer .acts a.btn.go').focus();
    const shown = JSON.stringify(await page.locator('main h1').textContent());
    await expectPainted(page, 'next', 'keydown', `location.pathname + location.search === ${JSON.stringify(next)} && document.querySelector('main h1')?.textContent !== ${shown}`);
    await page.keyboard.press('Enter');
    all.push(await painted(page, 'next'));
  }
  await page.close();
  return all;
};

/** Measures how soon the next title for tonight is there, on a desktop without throttling. */
export const nextPickFigures = async (browser: Browser, address: string): Promise<ReadonlyArray<Figure>> => {
  const presses = (await pressAnother(browser, address)).toSorted((one, other) => one - other);
  const slowest = presses[Math.ceil(0.95 * presses.length) - 1] ?? Number.NaN;
  return [
    { name: 'Another to the painted next title for tonight', runs: presses, unit: ' ms', bound: BOUND_MS },
    { name: `Another to the painted next title: 95th percentile of ${PRESSES} presses`, runs: [slowest], unit: ' ms', bound: BOUND_MS },
  ];
};
