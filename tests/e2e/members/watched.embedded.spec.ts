import { expect, open, test } from '../steps';
import { signInAsMember } from './sign-in';

test.setTimeout(150_000);

test('a member marks a film as watched, rates it and takes a further viewing back', async ({ page }) => {
  await signInAsMember(page);
  await open(page, '/movies/popular');
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: 'Add Inception to Watchlist' });
  await expect(add).not.toHaveAttribute('aria-disabled');
  await add.click();
  await expect(add).toHaveAttribute('aria-pressed', 'true');

  await test.step('the poster’s button logs a viewing and takes the film off the watchlist', async () => {
    await main.getByRole('button', { name: 'Mark Inception as watched' }).click();
    await expect(page.getByText('Marked as watched. Removed from your watchlist.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Inception: watched. Your viewings' })).toBeVisible();
    await expect(add).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('the title’s page shows the viewing after a reload, and keeps a rating', async () => {
    await main.getByRole('link', { name: /^Inception/ }).click();
    await expect(page).toHaveURL(/\/details/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Watched', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Rate', exact: true }).click();
    await page.getByRole('slider', { name: 'Your rating' }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Your rating: 9.5' })).toHaveText('9.5 / 10');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Your rating: 9.5' })).toBeVisible();
  });

  await test.step('a star of the title’s page rates it by mouse, and the panel takes the focus each time', async () => {
    const slider = page.getByRole('slider', { name: 'Your rating' });
    await page.getByRole('button', { name: 'Your rating: 9.5' }).click();
    await expect(slider).toBeFocused();
    const stars = page.locator('.rate-pop .rating-stars');
    await stars.click({ position: { x: ((await stars.boundingBox())?.width ?? 0) * 0.78, y: 10 } });
    await expect(page.getByRole('button', { name: 'Your rating: 8' })).toBeVisible();
    await expect(slider).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Your rating: 8' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(slider).toBeFocused();
    await page.getByText('Your rating', { exact: true }).click();
    await expect(slider).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a viewing of another day says that the film leaves the watchlist, and Undo puts it back', async () => {
    await page.getByRole('button', { name: 'Watchlist', exact: true }).click();
    await page.getByRole('button', { name: 'Watched', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Your viewings' });
    await dialog.getByRole('button', { name: 'Log a viewing' }).click();
    await dialog.getByRole('radio', { name: 'Another day' }).check();
    await dialog.getByLabel('Day', { exact: true }).fill('2010-07-16');
    await dialog.getByRole('button', { name: 'Log viewing' }).click();
    await expect(page.getByText('Viewing logged. Removed from your watchlist.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Watchlist', exact: true })).toHaveAttribute('aria-pressed', 'true');
  });
});
