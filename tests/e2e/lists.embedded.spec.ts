import { afterFrames, expect, open, posters, test } from './steps';

/** Functions for the page: the scroll position, and the height below the screen, both in px. */
const measure = { position: () => scrollY, below: () => document.documentElement.scrollHeight - scrollY - innerHeight };

test('jumping to the end of a list keeps the position, and more is added below', async ({ page }) => {
  await open(page, '/movies/popular');
  await expect(page.locator('.grid.windowed .card').first()).toBeVisible();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const position = await page.evaluate(measure.position);
  await expect.poll(() => page.evaluate(measure.below)).toBeGreaterThan(1000);
  await afterFrames(page);
  expect(await page.evaluate(measure.position)).toBe(position);
  await expect(page.locator('.grid.windowed .card').last()).toBeAttached();
});

test('an address with filters opens the filtered and sorted list', async ({ page }) => {
  await open(page, '/movies/popular?genres=war&to=1965&sort=date.asc');
  await expect(page.getByRole('button', { name: /^Genres: War/ })).toBeVisible();
  await expect.poll(() => posters(page).count()).toBeGreaterThan(5);
  const years = await posters(page)
    .filter({ hasText: /\d{4}/ })
    .evaluateAll((links) => links.map((link) => Number(/(\d{4})\D*$/.exec(link.textContent)?.[1])));
  expect(years.length).toBeGreaterThan(5);
  expect(Math.max(...years)).toBeLessThanOrEqual(1965);
  expect([...years].sort((a, b) => a - b)).toEqual(years);
});

test('the address of a genre redirects from capitals to lower case', async ({ page }) => {
  await page.goto('/genre/Science-Fiction?type=tv');
  await expect(page).toHaveURL(/\/genre\/science-fiction\?type=tv$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sci-Fi & Fantasy');
});
