import { PUBLIC_PAGES } from './pages';
import { expect, open, test } from './steps';

for (const { address, onTmdb = address, what } of PUBLIC_PAGES.filter(({ withoutCatalogue }) => withoutCatalogue !== true)) {
  test(`${what} logs no errors and requests only images from other hosts`, async ({ page, complaints }) => {
    await open(page, onTmdb);
    await page.mouse.wheel(0, 1200);
    await page.waitForLoadState('networkidle');
    expect((await page.title()).startsWith('Page not found')).toBe(false);
    expect(complaints.all).toEqual([]);
    expect(new Set(complaints.external)).toEqual(new Set(complaints.external.length === 0 ? [] : ['image.tmdb.org']));
  });
}
