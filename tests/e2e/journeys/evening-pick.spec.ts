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

test('two people who agree get a series from the first page in three presses', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'One episode' }).click();
  await page.getByRole('link', { name: 'Together' }).click();
  await page.getByRole('button', { name: 'We agree' }).click();
  await expect(page.getByText(/^One episode ends|^A .* series/).first()).toBeVisible();
  await expect(page.getByText('One episode · No limit · Any mood')).toBeVisible();
  expect((await shownName(page)).length).toBeGreaterThan(0);
});
