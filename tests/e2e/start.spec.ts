import { awake, expect, heading, test } from './steps';

/** The app's own code, and the code of what its profile is made of. */
const CODE = { 'its entry': /\/assets\/index-[^/]+\.js/, 'its backend': /\/assets\/in-memory-[^/]+\.js/ };

for (const [what, code] of Object.entries(CODE)) {
  test(`when ${what} does not come it is said, and Retry tries again`, async ({ page, complaints }) => {
    complaints.expect(/Failed to load resource|Failed to fetch|ERR_FAILED|dynamically imported|\[start\]/);
    await page.route(code, (route) => route.abort());
    await page.goto('/');
    const alert = page.locator('[role="alert"].lost-app');
    await expect(alert).toContainText('Marquee did not come through');
    await expect(alert).toBeInViewport();
    // What was drawn ahead can still be read.
    if (test.info().project.name === 'embedded') await expect(heading(page)).toBeVisible();

    await page.unroute(code);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await awake(page);
    await expect(alert).toHaveCount(0);
  });
}
