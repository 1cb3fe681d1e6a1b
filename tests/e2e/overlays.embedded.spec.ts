import type { Locator, Page } from '@playwright/test';
import { resize } from '../support/resize';
import { afterFrames, expect, heading, open, scrollY, test } from './steps';

/** Signs Maya in and opens her settings from the home page. */
const openSettings = async (page: Page): Promise<void> => {
  await open(page, '/login');
  await page.getByRole('button', { name: 'Sign in as Member' }).click();
  await expect(page).toHaveURL('/home');
  await open(page, '/user-profile/settings');
};

/** Returns the focus: behind the layer, an element in the layer, or the browser UI, which lies between the last and the first element. */
const focus = (layer: Locator): Promise<string> =>
  layer.evaluate((element) => {
    const active = document.activeElement;
    return active === null || active === document.body
      ? 'browser'
      : element.contains(active)
        ? (active.getAttribute('name') ?? active.textContent)
        : 'behind';
  });

/** Presses a key repeatedly. @returns the focus after each press. */
const pressRepeatedly = async (page: Page, layer: Locator, key: 'Tab' | 'Shift+Tab', presses: number): Promise<ReadonlyArray<string>> => {
  const positions: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    positions.push(await focus(layer));
  }
  return positions;
};

const expectFocusTrapped = async (page: Page, layer: Locator): Promise<void> => {
  const stops = await layer.locator('a[href], button:enabled, input:enabled').count();
  expect(stops).toBeGreaterThan(2);
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const positions = await pressRepeatedly(page, layer, key, stops + 4);
    expect(positions).not.toContain('behind');
    expect(new Set(positions.filter((position) => position !== 'browser')).size, 'the focus moves between elements').toBeGreaterThan(2);
  }
};

/** Checks that the wheel does not scroll the page behind the layer. */
const expectPageFixed = async (page: Page): Promise<void> => {
  const before = await scrollY(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width - 20, height - 20);
  await page.mouse.wheel(0, 500);
  await afterFrames(page, 10);
  expect(await scrollY(page)).toBe(before);
};
const expectPageScrolls = async (page: Page): Promise<void> => {
  await page.mouse.wheel(0, 500);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  await page.mouse.wheel(0, -2000);
  await expect.poll(() => scrollY(page)).toBe(0);
};

type Layer = { readonly opener: Locator; readonly layer: Locator; readonly outside: { readonly x: number; readonly y: number } };

/** Checks what holds for every layer over a page, with the keyboard and mouse of a real browser. */
const expectLayerBehavior = async (page: Page, { opener, layer, outside }: Layer): Promise<void> => {
  const openLayer = async (): Promise<void> => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(layer).toBeVisible();
  };
  const expectClosed = async (): Promise<void> => {
    await expect(layer).toBeHidden();
    await expect(opener).toBeFocused();
  };
  await openLayer();
  await expectFocusTrapped(page, layer);
  await expectPageFixed(page);
  await page.keyboard.press('Escape');
  await expectClosed();
  await openLayer();
  await page.mouse.click(outside.x, outside.y);
  await expectClosed();
  await openLayer();
  await page.goBack();
  await expectClosed();
  await expect(heading(page)).toHaveText('Settings');
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expectPageScrolls(page);
  await page.goForward();
  await expect(heading(page)).toHaveText('Settings');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expectPageScrolls(page);
};

test('a modal and the drawer trap and restore the focus, block scrolling, and close on Escape, on a click outside and on Back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 500 });
  await openSettings(page);
  await test.step('a modal', () =>
    expectLayerBehavior(page, {
      opener: page.getByRole('button', { name: 'Change password' }),
      layer: page.getByRole('dialog', { name: 'Change e-mail or password' }),
      outside: { x: 5, y: 5 },
    }));
  await resize(page, { width: 900, height: 500 });
  const opener = page.getByRole('main').getByRole('button', { name: 'Profile menu' });
  const layer = page.getByRole('dialog', { name: 'Profile menu' });
  await test.step('the drawer', () => expectLayerBehavior(page, { opener, layer, outside: { x: 700, y: 400 } }));
  await opener.click();
  await layer.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(heading(page)).toHaveText('Profile');
  await expect(layer).toBeHidden();
});
