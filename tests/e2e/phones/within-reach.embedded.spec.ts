import type { Locator, Page } from '@playwright/test';
import { signInAsMember } from '../members/sign-in';
import { expect, heading, open, test } from '../steps';

test.use({ hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** The parts of a phone's screen that its notch and its home bar cover, in px: in landscape and in portrait. */
const NOTCH = { top: 0, left: 47, right: 47, bottom: 21 };
const PORTRAIT_NOTCH = { top: 47, left: 0, right: 0, bottom: 34 };

/** Gives the page a screen, of which parts are covered. */
const cover = async (page: Page, width: number, height: number, insets: typeof NOTCH): Promise<void> => {
  await page.setViewportSize({ width, height });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
};

const PUBLIC_PAGES = [
  '/', '/movies', '/movies/popular', '/genre', '/details?type=movie&id=27205', '/search', '/tonight', '/login', '/faq',
];
const OWN_PAGES = [
  '/home', '/user-profile', '/user-profile/user-lists', '/user-profile/watch-history', '/user-profile/watchlist', '/user-profile/settings',
  '/user-profile/calendar', '/user-profile/ratings', '/user-profile/settings/import', '/user-profile/settings/security',
];
const TITLE = '/details?type=movie&id=27205';

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

test('a notch covers no text and no control in landscape', async ({ page }) => {
  await cover(page, 844, 390, NOTCH);
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

/** Taps each button of a title's page, and returns what it opens over the page. */
const openOver = (page: Page): ReadonlyArray<() => Promise<Locator>> => {
  const by = (button: Locator, part: Locator) => async (): Promise<Locator> => {
    await page.waitForLoadState('networkidle');
    await button.tap();
    await expect(part).toBeVisible();
    return part;
  };
  const main = page.getByRole('main');
  // In the header, or on the narrowest screens in the bar at the bottom.
  const search = by(page.getByRole('button', { name: 'Search', exact: true }).first(), page.getByRole('banner'));
  return [
    by(main.getByRole('button', { name: 'Favorites', exact: true }), page.locator('.toasts .toast').first()),
    by(page.getByRole('button', { name: 'Account menu' }), page.getByRole('menu')),
    by(main.getByRole('button', { name: 'Add to list' }), page.getByRole('dialog', { name: 'Add to list' })),
    by(main.getByRole('button', { name: /^(Rate|Your rating)/ }), page.getByRole('dialog', { name: 'Your rating' })),
    async () => {
      await search();
      await page.getByRole('combobox', { name: 'Search films and series' }).fill('dark');
      await expect(page.getByRole('listbox')).toBeVisible();
      return page.locator('.top .sug');
    },
  ];
};

test('a notch covers nothing of what opens over a page on a small phone in landscape', async ({ page }) => {
  await cover(page, 740, 360, NOTCH);
  await signInAsMember(page);
  for (const [index, openPart] of openOver(page).entries()) {
    await open(page, TITLE);
    expect(await beyond(page, NOTCH.left, await openPart()), String(index)).toEqual([]);
  }
});

test('a notch and a home bar cover neither the header nor the bar at the bottom nor messages in portrait', async ({ page }) => {
  await cover(page, 390, 844, PORTRAIT_NOTCH);
  await signInAsMember(page);
  await open(page, TITLE);
  const [openMessage] = openOver(page);
  const header = page.getByRole('banner').getByRole('button').first();
  const place = page.getByRole('navigation', { name: 'Quick' }).getByRole('link').first();
  for (const part of [header, place, await openMessage?.() ?? header]) {
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
  for (const address of PUBLIC_PAGES) await expectFits(address, 390);
  for (const address of ['/details?type=movie&id=603', '/details?type=tv&id=1396']) await expectFits(address, 820);
  await signInAsMember(page, 'noor@marquee.example');
  for (const address of [...OWN_PAGES, '/user-profile/year/2026', '/tonight', '/details?type=tv&id=1396']) await expectFits(address, 390);
  for (const address of ['/user-profile/ratings', '/user-profile/watch-history']) {
    for (const width of [820, 1440]) await expectFits(address, width);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [index, openPart] of openOver(page).entries()) {
    await open(page, TITLE);
    expect(await beyond(page, 0, await openPart()), String(index)).toEqual([]);
  }
  for (const address of ['/movies/popular', '/genre/drama']) {
    await open(page, address);
    await page.getByRole('button', { name: /^(?:All filters|Filters?)/ }).first().tap();
    expect(await beyond(page, 0, page.getByRole('dialog')), address).toEqual([]);
  }
});

test('tiles have room for their names on the smallest phone, beside the mark of a chosen mood', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of ['/', '/genre', '/tonight']) {
    await open(page, address);
    expect(await cutTexts(page), address).toEqual([]);
  }
  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/tonight?together=1');
    const moods = page.getByRole('list', { name: 'What mood?' }).getByRole('button');
    for (const mood of ['Something warm', 'Something deep', 'Learn something']) await moods.filter({ hasText: mood }).click();
    const overlaps = await moods.evaluateAll((tiles) => tiles.flatMap((tile) => {
      const [mark, name] = ['.chosen-mark', '.poster'].map((part) => tile.querySelector(part)?.getBoundingClientRect());
      // The box of a line begins above its letters.
      return mark === undefined || name === undefined ? [] : [mark.bottom > name.top + 2];
    }));
    expect([overlaps, await cutTexts(page)], `${width} px`).toEqual([[false, false, false], []]);
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
