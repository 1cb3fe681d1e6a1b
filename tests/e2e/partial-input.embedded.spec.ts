import type { Page } from '@playwright/test';
import { expect, open, test } from './steps';

const MAYA = { email: 'maya@marquee.example', password: 'marquee-demo' };

const signIn = async (page: Page): Promise<void> => {
  // By role: the page that the session has left may still be in the document, hidden.
  await page.getByRole('main').getByRole('textbox', { name: 'E-mail', exact: true }).fill(MAYA.email);
  await page.getByLabel('Password', { exact: true }).fill(MAYA.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
const at = async (page: Page, path: string): Promise<void> => {
  await page.waitForURL((url) => url.pathname + url.search === path);
};

/** Ends the session like an expiry, without a sign-out by the user. */
const endSession = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const request = indexedDB.open('marquee');
    const database = await new Promise<IDBDatabase>((resolve) => { request.onsuccess = () => resolve(request.result); });
    const transaction = database.transaction('sessions', 'readwrite');
    transaction.objectStore('sessions').clear();
    await new Promise((resolve) => { transaction.oncomplete = resolve; });
    database.close();
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('unsaved input survives an expired session, and modals close', async ({ page }) => {
  await open(page, '/login');
  await signIn(page);
  await at(page, '/home');
  await open(page, '/user-profile');
  await page.getByLabel('Name', { exact: true }).fill('Maya, half-typed');
  await endSession(page);
  await at(page, `/login?next=${encodeURIComponent('/user-profile')}`);
  await signIn(page);
  await at(page, '/user-profile');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Maya, half-typed');

  await open(page, '/user-profile/settings');
  const modal = page.getByRole('dialog', { name: 'Change e-mail or password' });
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await modal.getByLabel('Current password', { exact: true }).fill(MAYA.password);
  await modal.getByLabel('New e-mail').fill('maya.roe@marquee.ex');
  await endSession(page);
  await at(page, `/login?next=${encodeURIComponent('/user-profile/settings')}`);
  await expect(modal).toHaveCount(0);
  await signIn(page);
  await at(page, '/user-profile/settings');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(modal.getByLabel('New e-mail')).toHaveValue('maya.roe@marquee.ex');
  await expect(modal.getByLabel('Current password', { exact: true })).toHaveValue('');
});
