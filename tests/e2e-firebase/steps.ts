import type { Page } from '@playwright/test';
import { expect } from '../e2e/steps';

/** Waits until the page is there, query and all. */
export const at = async (page: Page, path: string, timeout = 20_000): Promise<void> => {
  await page.waitForURL((url) => url.pathname + url.search === path, { timeout });
};

/** Opens the menu of whoever is signed in. */
export const openMenu = async (page: Page): Promise<void> => {
  // A page that is still arriving takes the focus, which closes the menu.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    const profile = page.getByRole('menuitem', { name: 'Profile' });
    if (!(await profile.isVisible())) await page.getByRole('banner').getByRole('button', { name: 'Your menu' }).click();
    await expect(profile).toBeVisible({ timeout: 1000 });
    await page.waitForTimeout(100);
    expect(await profile.isVisible()).toBe(true);
  }).toPass();
};

export const signOut = async (page: Page): Promise<void> => {
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
};

/** Fills in the form of the way in and sends it. */
export const enter = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
};

/** Leaves a mark on the document: whatever happens next has to happen without loading it anew. */
export const mark = async (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { marked: true }));

export const expectNotReloaded = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => 'marked' in window), 'the document was not loaded anew').toBe(true);
};

/** So long a decision of the server may take until it holds on an open page, in ms. */
export const A_MINUTE = 60_000;
