import { awake, expect, test } from '../steps';

test('no title is twice on a page, and every shelf fills a row', async ({ page }) => {
  for (const address of ['/', '/movies', '/tv-shows']) {
    await page.goto(address);
    await awake(page);
    await page.waitForLoadState('networkidle');
    const titles = await page.locator('main .shelf li a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    // The templates contain the featured titles of the other days.
    const featured = await page.evaluate(() => {
      const days = [
        document,
        ...[...document.querySelectorAll<HTMLTemplateElement>('template[data-featured-day]')].map(({ content }) => content),
      ];
      return days.flatMap((day) => [...day.querySelectorAll('.featured-tiles a')]).map((link) => link.getAttribute('href'));
    });
    expect(featured.filter((title) => titles.includes(title)), address).toEqual([]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index), address).toEqual([]);
    const sizes = await page.locator('main .shelf').evaluateAll((shelves) => shelves.map((shelf) => shelf.querySelectorAll('li').length));
    expect(Math.min(...sizes), `${address}: ${sizes.join(', ')}`).toBeGreaterThanOrEqual(10);
  }
});
