import type { Page } from '@playwright/test';
import { afterFrames, expect } from '../e2e/steps';

/** Waits until the page has this path and query. */
export const at = async (page: Page, path: string, timeout = 20_000): Promise<void> => {
  await page.waitForURL((url) => url.pathname + url.search === path, { timeout });
};

/** Opens the menu of the signed-in user. */
export const openMenu = async (page: Page): Promise<void> => {
  // A loading page takes the focus, which closes the menu.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    const profile = page.getByRole('menuitem', { name: 'Profile' });
    if (!(await profile.isVisible())) await page.getByRole('banner').getByRole('button', { name: 'Account menu' }).click();
    await expect(profile).toBeVisible({ timeout: 1000 });
    await afterFrames(page, 6);
    expect(await profile.isVisible()).toBe(true);
  }).toPass();
};

export const signOut = async (page: Page): Promise<void> => {
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
};

/** Fills in and submits the sign-in form. */
export const enter = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** Marks the document, so that `expectNotReloaded` detects a later reload. */
export const mark = async (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { marked: true }));

export const expectNotReloaded = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => 'marked' in window), 'the document was not reloaded').toBe(true);
};

/** Time limit in ms until a change on the server takes effect on an open page. */
export const A_MINUTE = 60_000;
