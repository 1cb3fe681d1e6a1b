import type { Locator, Page } from '@playwright/test';
import { expect, heading, open, scrollY, test } from './steps';

/** Signs Maya in, and opens her settings from her page. */
const toSettings = async (page: Page): Promise<void> => {
  await open(page, '/login');
  await page.getByRole('button', { name: 'Fill in as Member' }).click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await open(page, '/user-profile/settings');
};

/** Where the focus is: on the page behind the layer, in it, or with the browser itself, which lies between the last thing and the first. */
const focus = (layer: Locator): Promise<string> => layer.evaluate((element) => {
  const active = document.activeElement;
  return active === null || active === document.body ? 'browser' : element.contains(active) ? (active.getAttribute('name') ?? active.textContent) : 'behind';
});

/** Goes round once by one key. @returns where the focus was. */
const round = async (page: Page, layer: Locator, key: 'Tab' | 'Shift+Tab', presses: number): Promise<ReadonlyArray<string>> => {
  const places: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    places.push(await focus(layer));
  }
  return places;
};

const isTrapped = async (page: Page, layer: Locator): Promise<void> => {
  const stops = await layer.locator('a[href], button:enabled, input:enabled').count();
  expect(stops).toBeGreaterThan(2);
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const places = await round(page, layer, key, stops + 4);
    expect(places).not.toContain('behind');
    expect(new Set(places.filter((place) => place !== 'browser')).size, 'the focus goes from one to the next').toBeGreaterThan(2);
  }
};

/** Whatever the wheel says, the page behind the layer stays where it is. */
const holdsThePage = async (page: Page): Promise<void> => {
  const before = await scrollY(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width - 20, height - 20);
  await page.mouse.wheel(0, 500);
  await page.waitForTimeout(200);
  expect(await scrollY(page)).toBe(before);
};
const scrolls = async (page: Page): Promise<void> => {
  await page.mouse.wheel(0, 500);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  await page.mouse.wheel(0, -2000);
  await expect.poll(() => scrollY(page)).toBe(0);
};

type Layer = { readonly opener: Locator; readonly layer: Locator; readonly outside: { readonly x: number; readonly y: number } };

/** What is true of every layer over a page, with the keys and the mouse of a real browser. */
const isALayer = async (page: Page, { opener, layer, outside }: Layer): Promise<void> => {
  const openIt = async (): Promise<void> => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(layer).toBeVisible();
  };
  const isClosed = async (): Promise<void> => {
    await expect(layer).toBeHidden();
    await expect(opener).toBeFocused();
  };
  await openIt();
  await isTrapped(page, layer);
  await holdsThePage(page);
  await page.keyboard.press('Escape');
  await isClosed();
  await openIt();
  await page.mouse.click(outside.x, outside.y);
  await isClosed();
  await openIt();
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await scrolls(page);
  await page.goForward();
  await expect(heading(page)).toHaveText('Settings');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await scrolls(page);
};

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a modal traps the focus and gives it back, and is left by Escape, by a click outside and by going back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await toSettings(page);
  await isALayer(page, {
    opener: page.getByRole('button', { name: 'Change password' }), layer: page.getByRole('dialog', { name: 'Change credentials' }), outside: { x: 5, y: 5 },
  });
});

test('so does the drawer, over a page that does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 500 });
  await toSettings(page);
  const opener = page.getByRole('main').getByRole('button', { name: 'Your pages' });
  const layer = page.getByRole('dialog', { name: 'Your pages' });
  await isALayer(page, { opener, layer, outside: { x: 700, y: 400 } });
  await opener.click();
  await layer.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(heading(page)).toHaveText('Profile');
  await expect(layer).toBeHidden();
});
