import { expect, type Page } from '@playwright/test';
import { inTheWay } from './everybody';
import { lookedAtOn, SCREENS_IN_STATES } from './screens';
import { test } from './tab';
import { turnTo } from './turn';

const WIDTHS = [
  { screen: 'narrowest', width: 320 },
  { screen: 'tablet', width: 820 },
  { screen: 'phone', width: 390 },
  { screen: 'desk', width: 1440 },
] as const;
/** The small and the large screen, on both of which everybody gets along in every state. */
const BOTH = new Set<string>(['phone', 'desk']);

const isNamed = (tab: Page): Promise<boolean> => tab.evaluate(() => document.querySelector('h1')?.checkVisibility() === true);

/** What is wrong with a story on the screens of all widths, when its play is over. */
const faults = async (tab: Page, id: string): Promise<ReadonlyArray<string>> => {
  const { kept, screen: own } = await turnTo(tab, id);
  if (!kept) return [`${id} does not do what its play asks for`];
  const looked = lookedAtOn(id, own);
  const named = await isNamed(tab);
  const found: string[] = [];
  for (const { screen, width } of WIDTHS) {
    await tab.setViewportSize({ width, height: 844 });
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${id} is ${wide} px wide in a window of ${width}`);
    if (named && !(await isNamed(tab))) found.push(`${id} loses its name in a window of ${width}`);
    // Where the stories' own suite has looked it need not be looked again.
    if (BOTH.has(screen) && !looked.has(screen)) found.push(...(await inTheWay(tab)).map((what) => `${id} in a window of ${width}: ${what}`));
  }
  return found;
};

test('finds what is planted', async ({ tab }) => {
  await turnTo(tab, SCREENS_IN_STATES[0] ?? '');
  expect(await inTheWay(tab)).toEqual([]);
  await tab.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect(await inTheWay(tab)).toEqual([expect.stringMatching(/^button-name: /)]);
});

/** Stories a test: a browser tab for each would take longer than the looking. */
const PORTION = 24;

for (let from = 0; from < SCREENS_IN_STATES.length; from += PORTION) {
  test(`screens ${from + 1} to ${Math.min(from + PORTION, SCREENS_IN_STATES.length)} keep within every width, and are for everybody on a small one and a large one`, async ({ tab }) => {
    test.setTimeout(180_000);
    const found: string[] = [];
    for (const id of SCREENS_IN_STATES.slice(from, from + PORTION)) found.push(...(await faults(tab, id)));
    expect(found).toEqual([]);
  });
}
