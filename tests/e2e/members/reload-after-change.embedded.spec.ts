import type { Page } from '@playwright/test';
import { storedDataOf } from '../../e2e-firebase/stored-data';
import { expect, open, test } from '../steps';
import { signInAsMember } from './sign-in';

/** Keeps reads of single items in lists from being answered until the page is loaded again, as on a slow backend. */
const stopReadsOfItems = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const get = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'get')?.value as (
      this: IDBObjectStore, key: IDBValidKey,
    ) => IDBRequest;
    IDBObjectStore.prototype.get = function (this: IDBObjectStore, key: IDBValidKey): IDBRequest {
      const request = get.call(this, key);
      // This listener is the first one: those of the app are not called.
      if (this.name === 'items' && this.transaction.mode === 'readonly')
        request.addEventListener('success', (event) => event.stopImmediatePropagation());
      return request;
    } as typeof IDBObjectStore.prototype.get;
  });

test('a confirmed change is kept by a reload, although the backend has not answered the read for its undo', async ({ page }) => {
  await signInAsMember(page);
  await open(page, '/movies/popular');
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: 'Add Inception to Watchlist' });
  const watched = main.getByRole('button', { name: 'Inception: watched. Your viewings' });
  await expect(add).not.toHaveAttribute('aria-disabled');
  await add.click();
  // The button shows the change some milliseconds before it is stored. The toast is its confirmation.
  await expect(page.getByText('Added to Watchlist')).toBeVisible();

  await test.step('a film that was just added is on the watchlist', async () => {
    await page.reload();
    await expect(add).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a viewing that takes the film off the watchlist', async () => {
    await stopReadsOfItems(page);
    await main.getByRole('button', { name: 'Mark Inception as watched' }).click();
    await expect(watched).toBeVisible();
    await expect(add).toHaveAttribute('aria-pressed', 'false');
    // Its toast waits for the read: only the stored data say that the change is stored.
    await expect.poll(async () => (await storedDataOf(page)).text).toContain('"log-viewings"');
    await page.reload();
    await expect(watched).toBeVisible();
    await expect(add).toHaveAttribute('aria-pressed', 'false');
    await open(page, '/user-profile/watch-history');
    await expect(main.getByRole('link', { name: 'Inception' }).first()).toBeVisible();
  });
});
