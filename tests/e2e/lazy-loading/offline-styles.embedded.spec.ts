import type { Browser, Locator, Page } from '@playwright/test';
import { awake, expect, heading, test } from '../steps';

/**
 * Opens a list in a context of its own after a title, whose code and data are then in the browser's cache. Requests that tests intercept
 * bypass the cache.
 */
const openListAfterTitle = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await page.goto('/details?type=movie&id=155');
  await awake(page);
  await page.goto('/movies/popular');
  await awake(page);
  return page;
};
const otherTitle = (page: Page): Locator => page.locator('main li a[href^="/details?"]').nth(1);
/** Opens a title without focus or pointer on its link, which load the title's page ahead and may fail before it is opened. */
const openUnannounced = (link: Locator): Promise<void> => link.evaluate((element: HTMLElement) => element.click());
const expectStyledTitle = async (page: Page): Promise<void> => {
  await expect(page.locator('.details .screen')).toBeVisible();
  await expect(page.locator('.details .two').first()).toHaveCSS('display', 'grid');
};

test('a title that was opened offline, from the browser’s cache or not at all, has its styles once the network is back', async ({
  browser, baseURL,
}) => {
  const page = await openListAfterTitle(browser, baseURL);
  const list = await heading(page).textContent();
  await page.context().setOffline(true);
  await openUnannounced(otherTitle(page));
  await expect(heading(page)).not.toHaveText(list ?? '');
  await page.goBack();
  // The pointer on the link loads the title's page ahead.
  await otherTitle(page).hover();
  await page.context().setOffline(false);
  await otherTitle(page).press('Enter');
  await expectStyledTitle(page);
  await page.context().close();
});

test('a page that was left offline before its error was shown opens once the network is back', async ({ browser, baseURL }) => {
  const page = await openListAfterTitle(browser, baseURL);
  await page.context().setOffline(true);
  await openUnannounced(otherTitle(page));
  await page.waitForURL(/details/);
  await page.goBack();
  await expect(otherTitle(page)).toBeVisible();
  await page.context().setOffline(false);
  // A key goes to what has the focus then, which the step back sets as well.
  await openUnannounced(otherTitle(page));
  await page.waitForURL(/details/);
  await expectStyledTitle(page);
  await page.context().close();
});
