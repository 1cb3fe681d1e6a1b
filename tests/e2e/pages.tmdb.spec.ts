import { PUBLIC_PAGES } from './pages';
import { expect, open, test } from './steps';

test('every page that shows the catalogue logs no errors and requests only images from other hosts', async ({ page, complaints }) => {
  test.setTimeout(600_000);
  for (const { address, onTmdb = address, what } of PUBLIC_PAGES.filter(({ withoutCatalogue }) => withoutCatalogue !== true)) {
    await test.step(what, async () => {
      await open(page, onTmdb);
      await page.mouse.wheel(0, 1200);
      await page.waitForLoadState('networkidle');
      expect((await page.title()).startsWith('Page not found')).toBe(false);
      expect(complaints.all).toEqual([]);
      expect(complaints.external.filter((host) => host !== 'image.tmdb.org')).toEqual([]);
    });
  }
});
