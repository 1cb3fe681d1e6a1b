import type { Page } from '@playwright/test';
import { awake, expect, heading, test } from '../steps';

/** Returns the addresses of the titles on the shelves, and the number of drawn posters of the first one. */
const shelvesOf = async (page: Page): Promise<{ readonly titles: ReadonlyArray<string | null>; readonly drawn: number }> => ({
  titles: await page.locator('main .shelf li a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  drawn: await page.locator('main .shelf').first().locator('li svg').count(),
});

/** How the catalogue fails for each page; `null` if it cannot be reached. */
const STATUSES = { '/': 404, '/movies': 503, '/tv-shows': null } as const;

test('the prerendered titles stay if the catalogue cannot be reached or answers 404 or 503', async ({ page, elsewhere, complaints }) => {
  complaints.expect(/Failed to load resource|ERR_FAILED/);
  const prerendered = await elsewhere({ javaScriptEnabled: false });
  for (const [address, status] of Object.entries(STATUSES)) {
    await page.route('**/catalogue/**', (route) => (status === null ? route.abort() : route.fulfill({ status, body: '' })));
    await prerendered.goto(address);
    const before = await shelvesOf(prerendered);
    expect(before.titles.length).toBeGreaterThan(50);
    await page.goto(address);
    await awake(page);
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toBeVisible();
    const after = await shelvesOf(page);
    expect(after.titles).toEqual(before.titles);
    expect(after.drawn).toBeGreaterThanOrEqual(before.drawn);
    await expect(page.getByRole('button', { name: /^Try again/ })).toHaveCount(0);
    await page.unroute('**/catalogue/**');
  }
});
