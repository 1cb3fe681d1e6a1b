import { afterFrames, expect, open, test } from './steps';

/** Functions for the page: the scroll position, and the height below the screen, both in px. */
const measure = { position: () => scrollY, below: () => document.documentElement.scrollHeight - scrollY - innerHeight };

for (const [name, address] of [['a list', '/movies/popular'], ['a search', '/search?query=the']] as const) {
  test(`jumping to the end of ${name} keeps the position, and more is added below`, async ({ page }) => {
    await open(page, address);
    await expect(page.locator('.grid.windowed .card').first()).toBeVisible();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const position = await page.evaluate(measure.position);
    await expect.poll(() => page.evaluate(measure.below)).toBeGreaterThan(1000);
    await afterFrames(page);
    expect(await page.evaluate(measure.position)).toBe(position);
    await expect(page.locator('.grid.windowed .card').last()).toBeAttached();
  });
}

test('the address of a genre redirects from capitals to lower case', async ({ page }) => {
  await page.goto('/genre/Science-Fiction?type=tv');
  await expect(page).toHaveURL(/\/genre\/science-fiction\?type=tv$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sci-Fi & Fantasy');
});
