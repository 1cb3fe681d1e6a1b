import { expect, heading, open, test } from '../steps';
import { signInAsMember } from './sign-in';

test.setTimeout(150_000);

test('a member opens the year of two watched films, prints it and makes a picture of it', async ({ page }) => {
  await signInAsMember(page);
  await test.step('marks two films as watched', async () => {
    await open(page, '/movies/popular');
    const marks = page.getByRole('main').getByRole('button', { name: /^Mark .* as watched$/ });
    for (let index = 0; index < 2; index += 1) {
      const mark = marks.first();
      await expect(mark).not.toHaveAttribute('aria-disabled');
      const title = ((await mark.getAttribute('aria-label')) ?? '').replace(/^Mark (.*) as watched$/, '$1');
      await mark.click();
      await expect(page.getByRole('main').getByRole('button', { name: `${title}: watched. Your viewings` })).toBeAttached();
    }
  });

  const year = String(new Date().getFullYear());
  await test.step('finds the year from the numbers of the history, and comes back', async () => {
    await open(page, '/user-profile/watch-history');
    await page.getByRole('link', { name: `${year} in review` }).click();
    await expect(page).toHaveURL(new RegExp(`/user-profile/year/${year}$`));
    await expect(heading(page)).toHaveText(`${year} in review, so far`);
    await page.goBack();
    await expect(heading(page)).toHaveText('Watch history');
    await page.goForward();
    await expect(heading(page)).toHaveText(`${year} in review, so far`);
  });

  await test.step('sees the numbers, also after a reload', async () => {
    await page.reload();
    const numbers = page.getByRole('list', { name: 'The year in numbers' });
    await expect(numbers).toHaveText(/^2Viewings2Filmson 1 day\d+Hours?1Day with a viewing$/);
    await expect(page.getByRole('region', { name: 'Moments' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('gridcell', { name: /: 2 viewings$/ })).toHaveCount(1);
  });

  await test.step('makes a picture', async () => {
    await page.getByRole('button', { name: 'Make a picture' }).click();
    await expect(page.getByRole('img', { name: `Posters of what you watched in ${year}, with your numbers` })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download picture' }).click();
    expect((await download).suggestedFilename()).toBe(`marquee-${year}-1200x630.jpg`);
  });

  await test.step('prints it on white, without controls', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.top', '.side', '.site-footer', '.acts', '.year-picture', 'main button', 'main select'])
      await expect(page.locator(`${part}:visible`), part).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('list', { name: 'The year in numbers' })).toBeVisible();
    await expect(heading(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});
