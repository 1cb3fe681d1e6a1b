import { expect, open, test } from './steps';

/** Where the reader is, and how much of the page lies below the screen, in px. */
const reading = { at: () => scrollY, below: () => document.documentElement.scrollHeight - scrollY - innerHeight };

for (const [name, address] of [['a list', '/movies/popular'], ['a search', '/search?query=the'], ['a genre', '/genre/drama?type=tv']] as const) {
  test(`who comes to the foot of ${name} in one go stays there, and more is put below`, async ({ page }) => {
    await open(page, address);
    await expect(page.locator('.grid.windowed .card').first()).toBeVisible();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const left = await page.evaluate(reading.at);
    await expect.poll(() => page.evaluate(reading.below)).toBeGreaterThan(1000);
    // Whoever is taken along is at the next foot by then.
    await page.waitForTimeout(1500);
    expect(await page.evaluate(reading.at)).toBe(left);
    await expect(page.locator('.grid.windowed .card').last()).toBeAttached();
  });
}

test('the address of a genre may have capitals', async ({ page }) => {
  await page.goto('/genre/Science-Fiction?type=tv');
  await expect(page).toHaveURL(/\/genre\/science-fiction\?type=tv$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Science Fiction');
});
