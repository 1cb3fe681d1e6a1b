import { awake, expect, heading, posters, test } from '../steps';

test('a page that was first opened offline has its styles once the network is back', async ({ page, context, complaints }) => {
  complaints.expect(/Failed to load resource|Failed to fetch|dynamically imported|Unable to preload|could not be loaded|ERR_INTERNET_DISCONNECTED/);
  await page.goto('/movies/popular');
  await awake(page);
  await context.setOffline(true);
  await posters(page).first().click();
  await expect(heading(page)).toContainText('You’re offline');
  await page.goBack();
  await expect(posters(page).first()).toBeVisible();
  await context.setOffline(false);
  await posters(page).first().click();
  await expect(page.locator('.details .screen')).toBeVisible();
  await expect(page.locator('.details .two').first()).toHaveCSS('display', 'grid');
});
