import type { Locator, Page } from '@playwright/test';
import { signInAsMember } from '../members/sign-in';
import { expect, heading, open, test } from '../steps';

test.use({ hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** The parts of a phone's screen that its notch and its home bar cover, in px: in landscape and in portrait. */
const NOTCH = { top: 0, left: 47, right: 47, bottom: 21 };
const PORTRAIT_NOTCH = { top: 47, left: 0, right: 0, bottom: 34 };

const TITLE = '/details?type=movie&id=27205';
const PUBLIC_PAGES = ['/', '/movies/popular', TITLE, '/tonight'];

/**
 * Returns texts, icons and fields of the page, or of what is open over it, that reach beyond the window's edges by `inset` px. Rows that
 * scroll sideways are exempt.
 */
const beyond = (page: Page, inset = 0, over: Locator = page.locator('body')): Promise<ReadonlyArray<string>> =>
  over.evaluate((whole, edge) => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== whole &&
      (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const boxOf = (node: Node): DOMRect => {
      const range = document.createRange();
      range.selectNode(node);
      return node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect();
    };
    const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes
      .filter((node) => (node instanceof Element ? node.matches('svg.ic, input, select, textarea') : node.textContent?.trim() !== ''))
      .flatMap((node) => {
        const parent = node.parentElement;
        const isShown = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true;
        if (!isShown || parent.closest('.sr, .skip, script, style, noscript, dialog:not([open])') !== null || scrolls(parent)) return [];
        const { left, right, width } = boxOf(node);
        if (width <= 1 || (left >= edge - 1 && right <= document.documentElement.clientWidth - edge + 1)) return [];
        return [`${parent.className}: ${node.textContent?.slice(0, 40) ?? ''}: ${Math.round(left)} to ${Math.round(right)}`];
      });
  }, inset);

/** Layers of a title's page, with what opens them over it. The message comes late, because it stays for a while. */
const LAYERS = {
  menu: (page: Page) => ({ button: page.getByRole('button', { name: 'Account menu' }), part: page.getByRole('menu') }),
  lists: (page: Page) => ({
    button: page.getByRole('main').getByRole('button', { name: 'Add to list' }), part: page.getByRole('dialog', { name: 'Add to list' }),
  }),
  rating: (page: Page) => ({
    button: page.getByRole('main').getByRole('button', { name: /^(Rate|Your rating)/ }),
    part: page.getByRole('dialog', { name: 'Your rating' }),
  }),
  message: (page: Page) => ({
    button: page.getByRole('main').getByRole('button', { name: 'Favorites', exact: true }), part: page.locator('.toasts .toast').first(),
  }),
  // In the header, or on the narrowest screens in the bar at the bottom.
  search: (page: Page) => ({
    button: page.getByRole('button', { name: 'Search', exact: true }).first(), part: page.locator('.top .sug'),
  }),
} as const;
type Layer = keyof typeof LAYERS;

/** Opens layers of a title's page, one after the other, and expects that nothing in them reaches beyond the window's edges by `inset` px. */
const expectLayersWithin = async (page: Page, inset: number, layers: ReadonlyArray<Layer>): Promise<void> => {
  await open(page, TITLE);
  // The part of the app that opens layers loads after the first view.
  await page.waitForLoadState('networkidle');
  for (const layer of layers) {
    const { button, part } = LAYERS[layer](page);
    await button.tap();
    if (layer === 'search') await page.getByRole('combobox', { name: 'Search films and series' }).fill('dark');
    await expect(part).toBeVisible();
    expect(await beyond(page, inset, part), layer).toEqual([]);
    if (layer === 'message') continue;
    await page.keyboard.press('Escape');
    await expect(part).toBeHidden();
  }
};

test('a notch and a home bar cover no text and no control, and touch screens name no key of a keyboard', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  /** Gives the page a screen, of which parts are covered. */
  const cover = async (width: number, height: number, insets: typeof NOTCH): Promise<void> => {
    await page.setViewportSize({ width, height });
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  };
  const expectUncovered = async (address: string): Promise<void> => {
    await open(page, address);
    expect(await beyond(page, NOTCH.left), address).toEqual([]);
    expect(await page.locator('kbd:visible').allTextContents(), address).toEqual([]);
  };
  await cover(844, 390, NOTCH);
  for (const address of PUBLIC_PAGES) await expectUncovered(address);
  await signInAsMember(page);
  await expectUncovered('/home');
  for (const name of ['user-lists', 'ratings', 'calendar']) await expectUncovered(`/user-profile/${name}`);
  await page.getByRole('main').getByRole('button', { name: 'Profile menu' }).tap();
  const close = await page.getByRole('dialog').getByRole('link').first().boundingBox();
  expect(close?.x).toBeGreaterThanOrEqual(NOTCH.left);

  await cover(740, 360, NOTCH);
  await expectLayersWithin(page, NOTCH.left, ['menu', 'lists', 'rating', 'message', 'search']);

  await cover(390, 844, PORTRAIT_NOTCH);
  await expectLayersWithin(page, 0, ['message']);
  const header = page.getByRole('banner').getByRole('button').first();
  const place = page.getByRole('navigation', { name: 'Quick' }).getByRole('link').first();
  for (const part of [header, place, LAYERS.message(page).part]) {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(PORTRAIT_NOTCH.top);
    expect(y + height).toBeLessThanOrEqual(844 - PORTRAIT_NOTCH.bottom);
  }
});

/** Returns the labels of buttons that are wider than their button. */
const wideLabels = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .btn, main .choice')]
      .filter((button) => button.checkVisibility() && button.scrollWidth > button.clientWidth + 2)
      .map((button) => button.textContent),
  );

/** Returns the texts that stand partly outside their tile, which cuts them. */
const cutTexts = (page: Page): Promise<ReadonlyArray<string | null>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .tile-text')]
      .filter((text) => text.getBoundingClientRect().top < (text.parentElement?.getBoundingClientRect().top ?? 0))
      .map(({ textContent }) => textContent),
  );

test('text at 200 % fits on a phone, a tablet and a desk', async ({ page }) => {
  // The browser's setting: em in media queries follows it too.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const expectFits = async (address: string, width: number): Promise<void> => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, address);
    await expect(heading(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
    expect([await beyond(page), await wideLabels(page), await cutTexts(page)], `${address} at ${width} px`).toEqual([[], [], []]);
  };
  for (const address of [...PUBLIC_PAGES, '/genre']) await expectFits(address, 390);
  await expectFits('/details?type=tv&id=1396', 820);
  await signInAsMember(page, 'noor@marquee.example');
  for (const name of ['user-lists', 'watchlist', 'year/2026', 'settings/import', 'ratings']) await expectFits(`/user-profile/${name}`, 390);
  await expectFits('/home', 390);
  await expectFits('/user-profile/ratings', 820);
  await expectFits('/user-profile/watch-history', 1440);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectLayersWithin(page, 0, ['lists', 'search']);
  await open(page, '/movies/popular');
  await page.getByRole('button', { name: /^(?:All filters|Filters?)/ }).first().tap();
  expect(await beyond(page, 0, page.getByRole('dialog'))).toEqual([]);
});

test('tiles have room for their names on the smallest phone, beside the mark of a chosen mood', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of ['/', '/genre', '/tonight']) {
    await open(page, address);
    expect(await cutTexts(page), address).toEqual([]);
  }
  await open(page, '/tonight?together=1');
  const moods = page.getByRole('list', { name: 'What mood?' }).getByRole('button');
  for (const mood of ['Something warm', 'Something deep', 'Learn something']) await moods.filter({ hasText: mood }).click();
  const overlaps = await moods.evaluateAll((tiles) => tiles.flatMap((tile) => {
    const [mark, name] = ['.chosen-mark', '.poster'].map((part) => tile.querySelector(part)?.getBoundingClientRect());
    // The box of a line begins above its letters.
    return mark === undefined || name === undefined ? [] : [mark.bottom > name.top + 2];
  }));
  expect([overlaps, await cutTexts(page)]).toEqual([[false, false, false], []]);
});
