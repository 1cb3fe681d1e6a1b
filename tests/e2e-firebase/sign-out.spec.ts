import type { Page } from '@playwright/test';
import { expect, open, test } from '../e2e/steps';
import { DEMO_PASSWORD, MAYA } from '../emulators/people';
import { signIn } from './sign-in';

/** Everything that the browser keeps for this site, as text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const whole = (store: IDBObjectStore): Promise<unknown[]> => new Promise((resolve, reject) => {
      const all = store.getAll();
      all.onsuccess = () => resolve(all.result);
      all.onerror = () => reject(new Error('unreadable'));
    });
    // One that is gone by now must not be made anew by looking for it.
    const opened = (name: string): Promise<IDBDatabase | null> => new Promise((resolve) => {
      const request = indexedDB.open(name);
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    });
    const texts: string[] = [JSON.stringify(Object.entries(localStorage)), JSON.stringify(Object.entries(sessionStorage))];
    for (const { name } of await indexedDB.databases()) {
      const database = await opened(name ?? '');
      if (database === null) continue;
      const names = [...database.objectStoreNames];
      const transaction = names.length === 0 ? null : database.transaction(names);
      for (const store of names) texts.push(`${name ?? ''}/${store}: ${JSON.stringify(transaction === null ? [] : await whole(transaction.objectStore(store)))}`);
      database.close();
    }
    return texts.join('\n');
  });

const signOut = async (page: Page): Promise<void> => {
  // A page that is still arriving takes the focus, which closes the menu.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const item = page.getByRole('menuitem', { name: 'Sign Out' });
  await expect(async () => {
    if (!(await item.isVisible())) await page.getByRole('banner').getByRole('button', { name: 'Your menu' }).click();
    await item.click({ timeout: 1000 });
  }).toPass();
  await expect(page).toHaveURL(/\/$/);
};

const MAYAS = /maya@|Maya Rosen|maya-favorites/i;

test('signing out in one tab signs out the others and leaves nothing private in the browser', async ({ context, page }) => {
  await signIn(page, MAYA);
  const other = await context.newPage();
  await open(other, '/user-profile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => kept(other)).toMatch(/firestore\/.*Maya Rosen/);
  await signOut(page);
  await expect(other).toHaveURL(/\/(login.*)?$/);
  await expect.poll(() => kept(page)).not.toMatch(MAYAS);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.startsWith('firestore/')))).toEqual([]);
});

test('whoever signs in again goes on without a reload', async ({ page }) => {
  await signIn(page, MAYA);
  await page.evaluate(() => { document.documentElement.dataset['planted'] = 'yes'; });
  await signOut(page);
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByLabel('E-mail').fill(MAYA.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your menu' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['planted'])).toBe('yes');
});
