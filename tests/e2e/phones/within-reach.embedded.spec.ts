import type { Page } from '@playwright/test';
import { signInAsMember } from '../members/sign-in';
import { expect, heading, open, test } from '../steps';

test.use({ hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** The parts of a phone's screen in landscape that its notch and its home bar cover, in px. */
const NOTCH = { top: 0, left: 47, right: 47, bottom: 21 };

const PUBLIC_PAGES = [
  '/', '/movies', '/movies/popular', '/genre', '/details?type=movie&id=27205', '/search', '/tonight', '/login', '/faq',
];
const OWN_PAGES = [
  '/home', '/user-profile', '/user-profile/user-lists', '/user-profile/watch-history', '/user-profile/watchlist', '/user-profile/settings',
  '/user-profile/calendar', '/user-profile/ratings', '/user-profile/settings/import',
];

/** Returns texts, icons and fields that reach beyond the window's edges by `inset` px. Rows that scroll sideways are exempt. */
const beyond = (page: Page, inset = 0): Promise<ReadonlyArray<string>> =>
  page.evaluate((edge) => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const boxOf = (node: Node): DOMRect => {
      const range = document.createRange();
      range.selectNode(node);
      return node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect();
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
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

test('a notch covers no text and no control in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: NOTCH });
  for (const address of PUBLIC_PAGES) {
    await open(page, address);
    expect(await beyond(page, NOTCH.left), address).toEqual([]);
  }
  await signInAsMember(page);
  for (const address of OWN_PAGES) {
    await open(page, address);
    expect(await beyond(page, NOTCH.left), address).toEqual([]);
  }
  await page.getByRole('main').getByRole('button', { name: 'Profile menu' }).tap();
  const close = await page.getByRole('dialog').getByRole('link').first().boundingBox();
  expect(close?.x).toBeGreaterThanOrEqual(NOTCH.left);
});

/** Returns the labels of buttons that are wider than their button. */
const wideLabels = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .btn, main .choice')]
      .filter((button) => button.checkVisibility() && button.scrollWidth > button.clientWidth + 2)
      .map((button) => button.textContent),
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
    expect([await beyond(page), await wideLabels(page)], `${address} at ${width} px`).toEqual([[], []]);
  };
  for (const address of PUBLIC_PAGES) await expectFits(address, 390);
  for (const address of ['/details?type=movie&id=603', '/details?type=tv&id=1396']) await expectFits(address, 820);
  await signInAsMember(page, 'noor@marquee.example');
  for (const address of [...OWN_PAGES, '/user-profile/year/2026', '/tonight', '/details?type=tv&id=1396']) await expectFits(address, 390);
  for (const address of ['/user-profile/ratings', '/user-profile/watch-history']) {
    for (const width of [820, 1440]) await expectFits(address, width);
  }
});

test('no field is so small that iOS zooms into it, and none names a key of a keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await signInAsMember(page);
  for (const address of ['/movies/popular', '/search', '/tonight', '/feedback', '/details?type=movie&id=27205', ...OWN_PAGES]) {
    await open(page, address);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), select, textarea')]
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML),
    );
    expect(small, address).toEqual([]);
    expect(await page.locator('kbd:visible').allTextContents(), address).toEqual([]);
  }
});
