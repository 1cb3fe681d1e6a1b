import { expect, open, test } from '../steps';

const ends = /nds at \d\d:\d\d if you start now$/;

test('a mood that is pressed before the app has started keeps the length of the address', async ({ page }) => {
  // The code of the first document never comes.
  await page.route(/\/assets\/index-[^/]+\.js/, () => undefined, { times: 1 });
  const requested = page.waitForRequest(/\/assets\/index-[^/]+\.js/);
  await page.goto('/tonight?length=90', { waitUntil: 'commit' });
  await requested;
  await page.getByRole('link', { name: /^A good laugh/ }).click();
  await expect(page.getByText(ends)).toBeVisible();
  await expect(page).toHaveURL(/\/tonight\/pick\?length=90&mood=laugh&title=movie-\d+$/);
});

test('a press on Together before the app has started keeps the kind of title of the address', async ({ page }) => {
  await page.route(/\/assets\/index-[^/]+\.js/, () => undefined, { times: 1 });
  const requested = page.waitForRequest(/\/assets\/index-[^/]+\.js/);
  await page.goto('/tonight?type=tv', { waitUntil: 'commit' });
  await requested;
  await page.getByRole('link', { name: 'Together' }).click();
  await page.getByRole('button', { name: 'We agree' }).click();
  await expect(page.getByText('One episode · No limit · Any mood')).toBeVisible();
});

test('two people with one device get an episode of a series that fits both', { tag: '@journey' }, async ({ page }) => {
  await open(page, '/tonight?type=tv&length=60');
  await page.getByRole('link', { name: 'Together' }).click();
  await page.getByRole('button', { name: /^On edge/ }).click();
  await page.getByRole('button', { name: 'Done, hand it over' }).click();
  await page.getByRole('button', { name: 'I’m person 2' }).click();
  await expect(page).not.toHaveURL(/tense/);
  await page.getByRole('button', { name: /^Other worlds/ }).click();
  await page.getByRole('button', { name: 'Done, hand it over' }).click();
  await page.getByRole('button', { name: 'Show our title' }).click();
  await expect(page.getByText(/^One episode ends/)).toBeVisible();
  await expect(page.getByText('One episode · 1 h · On edge · Other worlds')).toBeVisible();
});
