import type { Page } from '@playwright/test';
import { signInAsMember } from '../members/sign-in';
import { expect, heading, open, test } from '../steps';

test.use({ hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** The parts of a phone's screen in landscape that its notch and its home bar cover, in px. */
const NOTCH = { top: 0, left: 47, right: 47, bottom: 21 };

const PUBLIC_PAGES = ['/', '/movies', '/movies/popular', '/genre', '/details?type=movie&id=1', '/search', '/tonight', '/login', '/faq'];
const OWN_PAGES = ['/home', '/user-profile', '/user-profile/user-lists', '/user-profile/history', '/user-profile/settings'];

/** Returns texts and controls that reach beyond the window's edges by `inset` px. Rows that scroll sideways are exempt. */
const beyond = (page: Page, inset = 0): Promise<ReadonlyArray<string>> =>
  page.evaluate((edge) => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('h1, h2, h3, p, a, button, input, select, label, dt, dd')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !scrolls(part.parentElement))
      .filter((part) => part.closest('.sr, [aria-hidden="true"], .skip') === null)
      .flatMap((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const { left, right, width } = part.matches('h1, h2, h3, p, a') ? range.getBoundingClientRect() : part.getBoundingClientRect();
        const isWithin = width <= 1 || (left >= edge - 1 && right <= document.documentElement.clientWidth - edge + 1);
        return isWithin ? [] : [`${part.tagName} ${part.textContent.slice(0, 40)}: ${Math.round(left)} to ${Math.round(right)}`];
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

test('text at 200 % fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
  });
  const expectFits = async (address: string): Promise<void> => {
    await open(page, address);
    await expect(heading(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390);
    expect(await beyond(page), address).toEqual([]);
  };
  for (const address of PUBLIC_PAGES) await expectFits(address);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await signInAsMember(page);
  for (const address of OWN_PAGES) await expectFits(address);
});

test('no field is so small that iOS zooms into it', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await signInAsMember(page);
  for (const address of ['/movies/popular', '/search', '/tonight', '/feedback', '/details?type=movie&id=1', ...OWN_PAGES]) {
    await open(page, address);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), select, textarea')]
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML),
    );
    expect(small, address).toEqual([]);
  }
});
