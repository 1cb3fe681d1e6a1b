import { expect, type Page } from '@playwright/test';
import { resize } from '../support/resize';
import { inTheWay } from './everybody';
import { STORIES } from './index';
import { isScreenInState, lookedAtOn } from './screens';
import { test } from './stage';
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

/** What is wrong with a screen when the window changes around it. */
const faultsInEveryWidth = async (tab: Page, id: string, screen: string): Promise<ReadonlyArray<string>> => {
  const looked = lookedAtOn(id, screen);
  const named = await isNamed(tab);
  const found: string[] = [];
  for (const { screen: shown, width } of WIDTHS) {
    await resize(tab, { width, height: 844 });
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`it is ${wide} px wide in a window of ${width}`);
    if (named && !(await isNamed(tab))) found.push(`it loses its name in a window of ${width}`);
    if (BOTH.has(shown) && !looked.has(shown)) found.push(...(await inTheWay(tab)).map((what) => `in a window of ${width}: ${what}`));
  }
  return found;
};

for (const { id, title, name } of STORIES) {
  test(`${title}: ${name}`, async ({ stage: { tab, uncaught } }) => {
    const { screen, faults } = await turnTo(tab, id);
    expect(faults, 'what the play found').toEqual([]);
    expect(await inTheWay(tab), 'what stands in somebody’s way').toEqual([]);
    if (isScreenInState(id)) expect(await faultsInEveryWidth(tab, id, screen)).toEqual([]);
    expect(uncaught()).toEqual([]);
  });
}

test('what is planted is found', async ({ stage: { tab, uncaught } }) => {
  await turnTo(tab, STORIES.find(({ id }) => isScreenInState(id))?.id ?? '');
  expect(await inTheWay(tab)).toEqual([]);
  await tab.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect(await inTheWay(tab)).toEqual([expect.stringMatching(/^button-name: /)]);
  await tab.evaluate(() => void setTimeout(() => { throw new Error('planted'); }));
  await expect.poll(uncaught).toEqual([expect.stringContaining('planted')]);
  expect(await turnTo(tab, 'nowhere--at-all').catch(() => null)).toBeNull();
});
