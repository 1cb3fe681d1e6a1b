import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../e2e/steps';
import { createTestUser, store } from './admin-access';
import { outboxOf, waitForLists } from './sequences/lists-in-page';
import { signIn } from './sign-in';

const watchlistOf = (page: Page): Locator => page.getByRole('list', { name: 'All titles in this list' }).getByRole('listitem');

test('a change in one tab shows in another, is taken back there, and is sent by it when the first tab is closed', async ({
  page, context,
}) => {
  const user = await createTestUser();
  const stored = store.collection(`lists/${user.uid}-watchlist/items`);
  await signIn(page, { email: user.email }, user.password);
  const other = await context.newPage();
  await open(other, '/user-profile/watchlist');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Watchlist');
  await waitForLists(other);
  await expect(watchlistOf(other)).toHaveCount(0);

  await open(page, '/details?type=movie&id=155');
  const watchlist = page.getByRole('button', { name: 'Watchlist', exact: true });
  await expect(watchlist).not.toHaveAttribute('aria-busy');
  await watchlist.click();
  await expect(watchlistOf(other)).toHaveCount(1);
  await expect(watchlistOf(other)).toContainText('The Dark Knight');

  await other.getByRole('button', { name: 'More actions for The Dark Knight' }).click();
  await other.getByRole('menuitem', { name: 'Remove from this list' }).click();
  await expect(watchlistOf(other)).toHaveCount(0);
  await expect(watchlist).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => (await outboxOf(other)).pending).toBe(0);
  expect((await stored.get()).size).toBe(0);

  // A change that either tab sends is held until the first one is closed: Firestore chooses the tab that sends.
  let isHolding = true;
  let held = 0;
  const released = new Promise<void>((release) => page.once('close', () => { isHolding = false; release(); }));
  await context.route(/\/Write\/channel/, async (route) => {
    if (route.request().postData()?.includes('movie-155') === true) {
      held += 1;
      if (isHolding) await released;
    }
    // Requests of the closed tab ended with the tab.
    await route.continue().catch(() => undefined);
  });
  await watchlist.click();
  await expect(watchlist).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => held, { message: 'the change is sent' }).toBeGreaterThan(0);
  expect((await stored.get()).size).toBe(0);
  await page.close();

  await expect(watchlistOf(other)).toHaveCount(1);
  await expect.poll(async () => (await outboxOf(other)).pending, { message: 'the other tab sends' }).toBe(0);
  expect((await stored.get()).docs.map(({ id }) => id)).toEqual(['movie-155']);
});
