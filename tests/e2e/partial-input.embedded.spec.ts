import type { Page } from '@playwright/test';
import { expect, open, test } from './steps';

const MAYA = { email: 'maya@marquee.example', password: 'marquee-demo' };

const signIn = async (page: Page): Promise<void> => {
  await page.getByLabel('E-mail').fill(MAYA.email);
  await page.getByLabel('Password', { exact: true }).fill(MAYA.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
const at = async (page: Page, path: string): Promise<void> => {
  await page.waitForURL((url) => url.pathname + url.search === path);
};

/** Ends the session as if it had run out: nobody chose to leave. */
const endSession = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('marquee');
    const database = await new Promise<IDBDatabase>((resolve) => { opening.onsuccess = () => resolve(opening.result); });
    const change = database.transaction('sessions', 'readwrite');
    change.objectStore('sessions').clear();
    await new Promise((resolve) => { change.oncomplete = resolve; });
    database.close();
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('what was being typed outlives a session that ends by itself, and no modal does', async ({ page }) => {
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
  const modal = page.getByRole('dialog', { name: 'Change credentials' });
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
