import { afterFrames, awake, expect, heading, inSight, open, posters, scrollDown, scrollY, test } from './steps';

test('going back to a list restores its position several pages down, and a reload keeps it', async ({ page }) => {
  await open(page, '/movies/popular');
  await scrollDown(page, 4000);
  const [position, href] = [await scrollY(page), await inSight(page)];
  expect(href).toContain('/details?type=movie&id=');
  await page.locator(`main a[href="${href}"]`).first().click();
  await expect(page).toHaveURL(href);
  await awake(page);
  expect(await scrollY(page)).toBe(0);

  await page.goBack();
  await expect(heading(page)).toHaveText('Popular');
  await expect.poll(() => scrollY(page)).toBe(position);
  await expect.poll(() => inSight(page)).toBe(href);

  await page.reload();
  await awake(page);
  await expect.poll(() => scrollY(page)).toBe(position);
  await expect.poll(() => inSight(page)).toBe(href);
  // The document contains only the posters near the screen, not all that were loaded.
  expect(await posters(page).count()).toBeLessThan(80);

  // Opening the address is a new visit, so the position is not restored.
  await open(page, '/help');
  await open(page, '/movies/popular');
  await page.waitForLoadState('networkidle');
  await afterFrames(page);
  expect(await scrollY(page)).toBe(0);
});

test('the Load more button adds titles without scrolling', async ({ page }) => {
  await open(page, '/movies/popular');
  const count = page.getByText(/^\d[\d,]* of \d[\d,]*$/);
  const before = await count.textContent();
  // Focuses without scrolling: scrolling near the button would load more automatically.
  await expect(async () => {
    await page
      .getByRole('button', { name: 'Load more' })
      .evaluate((button) => button.focus({ preventScroll: true }), undefined, { timeout: 2000 });
    await page.keyboard.press('Enter');
    await expect(count).not.toHaveText(before ?? '', { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
});
