import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../../e2e/steps';
import { createTestUser, store } from '../admin-access';
import { signIn } from '../sign-in';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The member's lists of one browser: what a page shows, and what the server has. */
const openMember = async (page: Page) => {
  const user = await createTestUser();
  await signIn(page, user, user.password);
  const storedIn = (list: string) => async (): Promise<ReadonlyArray<string>> =>
    (await store.collection(`lists/${user.uid}-${list}/items`).get()).docs.map(({ id }) => id);
  return { onWatchlist: storedIn('watchlist'), inFavorites: storedIn('favorites') };
};

const openTitle = async (page: Page, id: number): Promise<{ readonly watchlist: Locator; readonly favorites: Locator }> => {
  await open(page, `/details?type=movie&id=${id}`);
  const button = (name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true });
  const [watchlist, favorites] = [button('Watchlist'), button('Favorites')];
  await expect(watchlist).not.toHaveAttribute('aria-busy');
  return { watchlist, favorites };
};

const noticeOf = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'not sent yet' });

test('on a slow network changes are shown at once, said to be under way after five seconds, and arrive once', async ({ page }) => {
  const { onWatchlist, inFavorites } = await openMember(page);
  const { watchlist, favorites } = await openTitle(page, 155);
  const network = await page.context().newCDPSession(page);
  const setLatency = (latency: number) =>
    network.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 });
  await setLatency(6500);
  await watchlist.tap();
  await expect(watchlist).toHaveAttribute('aria-pressed', 'true');
  await expect(noticeOf(page)).toContainText(
    'One change is not sent yet. We’re waiting for the server’s answer. It is kept in this browser.');
  await favorites.tap();
  await expect(favorites).toHaveAttribute('aria-pressed', 'true');
  await expect(noticeOf(page)).toContainText('2 changes are not sent yet.');
  await setLatency(0);
  await expect.poll(inFavorites).toEqual(['movie-155']);
  expect(await onWatchlist()).toEqual(['movie-155']);
  await expect(noticeOf(page)).toHaveCount(0);
  for (const button of [watchlist, favorites]) await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('while the server is not reached a change stays, says why, and is sent once somebody tries again', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|Failed to load resource|_tag: (offline|unavailable)|Could not reach Cloud Firestore/);
  complaints.expect(/WebChannelConnection|client is offline/);
  // Firestore's SDK looks for a connection by an image of another host, which the security policy refuses.
  complaints.expect(/cleardot\.gif/);
  const { onWatchlist } = await openMember(page);
  const { watchlist } = await openTitle(page, 155);
  await page.route(/google\.firestore\.v1\.Firestore/, (route) => route.abort());
  await watchlist.tap();
  await expect(watchlist).toHaveAttribute('aria-pressed', 'true');
  await expect(noticeOf(page)).toContainText('We can’t reach the server.');
  await page.getByRole('banner').getByRole('link', { name: /home page/ }).tap();
  await expect(page).toHaveURL(/\/home$/);
  await expect(noticeOf(page)).toContainText('One change is not sent yet.');
  expect(await onWatchlist()).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await noticeOf(page).getByRole('button', { name: 'Try again' }).tap();
  await expect.poll(onWatchlist).toEqual(['movie-155']);
  await expect(noticeOf(page)).toHaveCount(0);
});
