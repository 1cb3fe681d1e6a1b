import { awake, expect, heading, test } from './steps';

/** Chunks without which the app cannot start: its entry and the configured backend. */
const CODE = [/\/assets\/index-[^/]+\.js/, /\/assets\/backend-memory-[^/]+\.js/];

test(
  'when the entry or the backend chunk fails to load an error appears, and Retry starts the app',
  { tag: '@journey' },
  async ({ page, complaints }) => {
    complaints.expect(/Failed to load resource|Failed to fetch|ERR_FAILED|dynamically imported|\[start\]/);
    for (const code of CODE) {
      await page.route(code, (route) => route.abort());
      await page.goto('/');
      const alert = page.locator('[role="alert"].boot-error');
      await expect(alert).toContainText('Part of Marquee didn’t load');
      await expect(alert).toBeInViewport();
      // The prerendered page stays readable.
      await expect(heading(page)).toBeVisible();

    await page.unroute(code);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await awake(page);
    await expect(alert).toHaveCount(0);
  }
});
