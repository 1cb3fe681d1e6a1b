import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../e2e/steps';
import { createTestUser, store, unique } from './admin-access';
import { outboxOf, waitForLists } from './sequences/lists-in-page';
import { signIn } from './sign-in';

const watchlistOf = (page: Page): Locator => page.getByRole('list', { name: 'All titles in this list' }).getByRole('listitem');

test('changes made offline reach another device when the connection returns, and nothing is lost', async ({
  page, context, elsewhere, complaints,
}) => {
  // Firestore's SDK looks for a connection by an image of another host, which the security policy refuses.
  complaints.expect(/cleardot\.gif/);
  complaints.expect(
    /ERR_INTERNET_DISCONNECTED|Failed to load resource|_tag: (offline|unavailable)|Could not reach Cloud Firestore|WebChannelConnection|client is offline/,
  );
  const email = `${unique('lena')}@marquee.example`;
  await open(page, '/register');
  await page.getByLabel('Name').fill('Lena Lists');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('lantern gravel oboe');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/home$/);

  const other = await elsewhere();
  await signIn(other, { email }, 'lantern gravel oboe');
  await open(other, '/user-profile/watchlist');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Watchlist');
  await expect(watchlistOf(other)).toHaveCount(0);

  await open(page, '/movies/popular');
  const add = page.getByRole('main').getByRole('button', { name: /^Add .* to Watchlist$/ });
  await expect(add.first()).not.toHaveAttribute('aria-disabled');
  await add.nth(0).click();
  await expect(watchlistOf(other)).toHaveCount(1);

  await context.setOffline(true);
  for (const index of [1, 2]) {
    await add.nth(index).click();
    await expect(add.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(watchlistOf(other)).toHaveCount(1);
  await context.setOffline(false);
  await expect(watchlistOf(other)).toHaveCount(3);
  await expect(other.getByText('3 titles', { exact: false }).first()).toBeVisible();
});

test('a change in one tab shows in another tab of the browser, and can be taken back there', async ({ page, context }) => {
  const { email, password } = await createTestUser();
  await signIn(page, { email }, password);
  const other = await context.newPage();
  await open(other, '/user-profile/watchlist');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Watchlist');
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
});

test('a change of a tab that is closed while it sends arrives once, sent by another tab', async ({ page, context }) => {
  const user = await createTestUser();
  const other = await context.newPage();
  await signIn(page, { email: user.email }, user.password);
  await open(other, '/user-profile/watchlist');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Watchlist');
  await waitForLists(other);
  // Writes of both tabs are held until the first one is closed: Firestore chooses the tab that sends.
  let isHolding = true;
  let held = 0;
  const released = new Promise<void>((release) => page.once('close', () => { isHolding = false; release(); }));
  await context.route(/\/Write\/channel/, async (route) => {
    held += 1;
    if (isHolding) await released;
    // Requests of the closed tab ended with the tab.
    await route.continue().catch(() => undefined);
  });

  await open(page, '/details?type=movie&id=155');
  const watchlist = page.getByRole('button', { name: 'Watchlist', exact: true });
  await expect(watchlist).not.toHaveAttribute('aria-busy');
  await watchlist.click();
  await expect(watchlist).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => held, { message: 'the change is sent' }).toBeGreaterThan(0);
  const stored = store.collection(`lists/${user.uid}-watchlist/items`);
  expect((await stored.get()).size).toBe(0);
  await page.close();

  await expect(watchlistOf(other)).toHaveCount(1);
  await expect.poll(async () => (await outboxOf(other)).pending, { message: 'the other tab sends' }).toBe(0);
  expect((await stored.get()).docs.map(({ id }) => id)).toEqual(['movie-155']);
});
