import { PUBLIC_PAGES } from './pages';
import { expect, open, test } from './steps';

for (const { address, what } of PUBLIC_PAGES) {
  test(`${what} draws no complaint, and asks nobody else but for pictures`, async ({ page, complaints }) => {
    await open(page, address);
    await page.mouse.wheel(0, 1200);
    await page.waitForLoadState('networkidle');
    expect(complaints.all).toEqual([]);
    expect(new Set(complaints.strangers)).toEqual(new Set(complaints.strangers.length === 0 ? [] : ['image.tmdb.org']));
  });
}
