import type { Page } from '@playwright/test';
import { expect, heading, open, test } from '../steps';

/** The name of the title as it is written; the poster font shows capitals. */
const shownName = async (page: Page): Promise<string> => (await heading(page).textContent()) ?? '';
const ends = /nds at \d\d:\d\d if you start now$/;

test('a visitor with two hours and a wish to laugh gets a film in two presses, and other ones after it', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: '2 h', exact: true }).click();
  await expect(heading(page)).toHaveText('What’s on tonight?');
  await page.getByRole('link', { name: /^A good laugh/ }).click();
  await expect(page.getByText(ends)).toBeVisible();
  await expect(page.getByText(/^An? (?:1 h(?: \d\d)?|2 h) comedy from \d{4}/)).toBeVisible();
  await expect(page).toHaveURL(/\/tonight\/pick\?length=120&mood=laugh&title=movie-\d+$/);
  const first = await shownName(page);

  await page.getByRole('link', { name: 'Another' }).click();
  await expect(heading(page)).not.toHaveText(first);
  const second = await shownName(page);
  await page.reload();
  await expect(heading(page)).toHaveText(second);
  await page.goBack();
  await expect(heading(page)).toHaveText(first);
  await page.getByRole('link', { name: 'Another' }).click();
  await expect(heading(page)).not.toHaveText(first);
  await expect(heading(page)).not.toHaveText(second);
  await expect(page.getByRole('region', { name: 'Shown before' }).getByRole('listitem')).toHaveCount(2);
});
