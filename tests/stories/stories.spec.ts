import { expect, type Page } from '@playwright/test';
import { COLOR_RULES } from '../support/axe';
import { axeViolations, lightViolations } from './axe-violations';
import { STORIES, type Entry } from './index';
import { resizeStory } from './resize-story';
import { showsNewKind } from './new-kinds';
import { IS_SMOKE, isAlwaysLookedAt, isLight, isLookedAtTwice, isScreenInState, isShownInLight, lookedAtOn, SELECTED } from './screens';
import { smallTouchTargets } from './touch-targets';
import { test } from './story-test';
import { renderStory } from './render-story';

const WIDTHS = [
  { screen: 'narrowest', width: 320 },
  { screen: 'tablet', width: 820 },
  { screen: 'phone', width: 390 },
  { screen: 'desk', width: 1440 },
] as const;
/** The screens on which axe looks at the most important states, and at new kinds of elements. */
const AXE_SCREENS = new Set<string>(['phone', 'desk']);

const hasVisibleHeading = (tab: Page): Promise<boolean> =>
  tab.evaluate(() => document.querySelector('#storybook-root h1')?.checkVisibility() === true);

/** Returns the buttons whose label is wider than the button. */
const cutLabels = (tab: Page): Promise<ReadonlyArray<string>> =>
  tab.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.btn')]
      .filter((button) => button.checkVisibility() && button.scrollWidth > button.clientWidth)
      .map((button) => `the label of "${button.textContent}" needs ${button.scrollWidth} px, its button has ${button.clientWidth} px`),
  );

/**
 * Returns the problems of a screen at each width: horizontal overflow, a hidden `h1`, labels wider than their buttons, axe violations, on a
 * phone small targets.
 */
const errorsAtEveryWidth = async (tab: Page, story: Entry, screen: string): Promise<ReadonlyArray<string>> => {
  const checked = lookedAtOn(story.id, screen);
  const hadHeading = await hasVisibleHeading(tab);
  const errors: string[] = [];
  // The story stands at its own width already: changing the layout of a page takes as long as most other checks.
  for (const { screen: shown, width } of [...WIDTHS].sort(
    (one, other) => Number(other.screen === screen) - Number(one.screen === screen),
  )) {
    if (shown !== screen) await resizeStory(tab, { width, height: 844 });
    // A style sheet that a story loads makes its fonts load again.
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    const scrollWidth = await tab.evaluate(() => document.documentElement.scrollWidth);
    if (scrollWidth > width) errors.push(`the page is ${scrollWidth} px wide in a window of ${width} px`);
    errors.push(...(await cutLabels(tab)).map((label) => `in a window of ${width} px ${label}`));
    if (hadHeading && !(await hasVisibleHeading(tab))) errors.push(`the h1 is hidden in a window of ${width} px`);
    if (shown === 'phone' && screen !== 'phone') errors.push(...(await smallTouchTargets(tab)));
    if (AXE_SCREENS.has(shown) && !checked.has(shown) && ((await showsNewKind(tab)) || isLookedAtTwice(story)))
      errors.push(...(await axeViolations(tab)).map((violation) => `in a window of ${width} px: ${violation}`));
  }
  return errors;
};

/** Returns the axe violations of a view that is looked at in any case or shows a new kind of element; of another one the light colors. */
const ownViolations = async (tab: Page, story: Entry): Promise<ReadonlyArray<string>> => {
  const hasNewKind = await showsNewKind(tab);
  if (isAlwaysLookedAt(story) || hasNewKind) return axeViolations(tab);
  return isLight(story.id) ? axeViolations(tab, COLOR_RULES) : [];
};

// Those that are looked at in any case come first: they show most kinds of elements.
for (const story of [...SELECTED].sort((one, other) => Number(isAlwaysLookedAt(other)) - Number(isAlwaysLookedAt(one)))) {
  const { id, title, name } = story;
  test(`${title}: ${name}`, async ({ storyTab: { tab, uncaught } }) => {
    const { screen, errors: playErrors } = await renderStory(tab, id);
    expect(playErrors, ['errors of the play function', ...playErrors.map((error) => error.split('\n')[0])].join(': ')).toEqual([]);
    expect(await ownViolations(tab, story), 'axe violations').toEqual([]);
    if (isShownInLight(id)) expect(await lightViolations(tab), 'axe violations in the light theme').toEqual([]);
    if (screen === 'phone') expect(await smallTouchTargets(tab)).toEqual([]);
    if (!IS_SMOKE && isScreenInState(id)) expect(await errorsAtEveryWidth(tab, story, screen)).toEqual([]);
    expect(uncaught()).toEqual([]);
  });
}

if (!IS_SMOKE)
  test('the table of screens fits its page at every width', async ({ browser }, { project }) => {
    const page = await browser.newPage(project.use.baseURL === undefined ? {} : { baseURL: project.use.baseURL });
    await page.goto('/iframe.html?viewMode=docs&id=start-screens-roles-and-states--docs');
    await expect(page.locator('.screen-map table').first()).toBeVisible();
    for (const { width } of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await page.locator('.screen-map').evaluate((map) => map.scrollWidth - map.clientWidth)).toBeLessThanOrEqual(0);
    }
    await page.close();
  });

test('the suite reports a planted axe violation, a small target, a planted error and a missing story, and renders a story twice', async ({
  storyTab: { tab, uncaught },
}) => {
  const id = STORIES.find((story) => isScreenInState(story.id))?.id ?? '';
  await renderStory(tab, id);
  expect(await axeViolations(tab)).toEqual([]);
  await showsNewKind(tab);
  expect(await showsNewKind(tab)).toBe(false);
  await tab.evaluate(() =>
    document.querySelector('main')?.append(Object.assign(document.createElement('button'), { className: 'planted' })));
  expect(await showsNewKind(tab)).toBe(true);
  expect(await axeViolations(tab)).toEqual([expect.stringMatching(/^button-name: /)]);
  await resizeStory(tab, { width: 390, height: 844 });
  expect(await smallTouchTargets(tab)).toEqual([expect.stringMatching(/^too small for touch: : \d+ by \d+$/)]);
  expect(await tab.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(true);
  expect(await lightViolations(tab)).toEqual([]);
  await tab.evaluate(() => {
    const pale = Object.assign(document.createElement('p'), { textContent: 'planted', style: 'color: #eee' });
    document.querySelector('main')?.append(pale);
  });
  expect(await lightViolations(tab)).toEqual([expect.stringMatching(/^color-contrast: /)]);
  expect((await renderStory(tab, id)).errors).toEqual([]);
  expect(await axeViolations(tab), 'violations of the story rendered again').toEqual([]);
  await tab.evaluate(() => void setTimeout(() => { throw new Error('planted'); }));
  await expect.poll(uncaught).toEqual([expect.stringContaining('planted')]);
  expect(await renderStory(tab, 'nowhere--at-all').catch(() => null)).toBeNull();
});
