import type { Page } from '@playwright/test';
import { expect, heading, open, test } from './steps';

const KEY = 'vKQi3bBA1y8';

/** Adds a trailer and a still to every film that TMDB returns, and stubs YouTube. */
const withTrailer = async (page: Page): Promise<void> => {
  await page.route(/\/api\/tmdb\/movie\/\d+\?/, async (route) => {
    const response = await route.fetch();
    const film = (await response.json()) as Readonly<Record<string, unknown>>;
    const videos = {
      results: [
        {
          iso_639_1: 'en', iso_3166_1: 'US', name: 'Official Trailer', key: KEY, site: 'YouTube', size: 1080, type: 'Trailer',
          official: true, published_at: '2013-09-11T17:20:25.000Z', id: '5',
        },
      ],
    };
    const still = {
      aspect_ratio: 1.778, height: 720, iso_639_1: null, file_path: '/still.jpg', vote_average: 5, vote_count: 1, width: 1280,
    };
    await route.fulfill({ response, json: { ...film, videos, images: { backdrops: [still], posters: [], logos: [] } } });
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Plays</title><p>It plays</p>' }),
  );
};

test('a trailer plays and a still opens within the content security policy, and both load only on click', async ({ page, complaints }) => {
  await withTrailer(page);
  await open(page, '/details?type=movie&id=603');
  const play = page.getByRole('button', { name: 'Play trailer' });
  await expect(play).toBeVisible();
  expect(complaints.external).not.toContain('www.youtube-nocookie.com');
  await play.click();
  await expect(page.frameLocator('dialog iframe').getByText('It plays')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(play).toBeFocused();

  const still = page.getByRole('button', { name: /^The Matrix: picture 1 of 1$/ });
  await still.click();
  const large = page.getByRole('dialog').getByRole('img', { name: 'The Matrix: picture 1 of 1' });
  await expect(large).toBeVisible();
  await expect(large).toHaveAttribute('src', /^https:\/\/image\.tmdb\.org\//);
  await page.keyboard.press('Escape');
  await expect(still).toBeFocused();
  expect(complaints.all).toEqual([]);
  expect(new Set(complaints.external)).toEqual(new Set(['image.tmdb.org', 'www.youtube-nocookie.com']));
});

test('Back closes an open trailer and stays on its film; the next Back goes to the film before', async ({ page }) => {
  await withTrailer(page);
  await open(page, '/details?type=movie&id=603');
  // Not a film of the collection, whose list contains this film too.
  await page.getByRole('main').locator('li a[href^="/details?type=movie"]').filter({ hasNotText: 'Matrix' }).first().click();
  await expect(heading(page)).not.toHaveText('The Matrix');
  await page.getByRole('button', { name: 'Play trailer' }).click();
  await expect(page.locator('dialog iframe')).toHaveCount(1);
  await page.goBack();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(heading(page)).not.toHaveText('The Matrix');
  await expect(page.getByRole('button', { name: 'Play trailer' })).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText('The Matrix');
});

test('a visitor chooses language and region in the footer, which later pages and later visits use', async ({ page }) => {
  await open(page, '/faq');
  const choices = page.getByRole('button', { name: 'Language and region' });
  await choices.click();
  await page.getByRole('combobox', { name: 'Language of titles' }).selectOption('German (Germany)');
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Austria');
  const request = page.waitForRequest(/\/api\/tmdb\/[^?]+\?(?=.*\blanguage=de-DE\b)(?=.*\bregion=AT\b)/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await request;
  await page.reload();
  await choices.click();
  await expect(page.getByRole('combobox', { name: 'Language of titles' })).toHaveValue('de-DE');
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('AT');
});

test('a film leads on by its subject, and without that answer by the others', async ({ page, complaints }) => {
  complaints.expect(/503/);
  const main = page.getByRole('main');
  await open(page, '/details?type=movie&id=27205');
  await main.getByRole('heading', { name: 'Pictures' }).scrollIntoViewIfNeeded();
  const about = main.getByRole('region', { name: 'More about dreams' });
  await expect(about.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/movies/popular?with=keyword%3Adream');
  await page.route(/\/discover\/movie/, (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await main.getByRole('heading', { name: 'Pictures' }).scrollIntoViewIfNeeded();
  await expect(main.getByRole('heading', { name: 'More by Christopher Nolan' })).toBeVisible();
  await expect(about).toHaveCount(0);
});

test('the front page has two films of the day that belong together, and no title twice', async ({ page }) => {
  await open(page, '/');
  const bill = page.getByRole('region', { name: /^Double bill: / });
  await expect(bill.getByRole('link', { name: /\d{4}$/ })).toHaveCount(2);
  const titles = await page.locator('main a[href^="/details"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(titles).size).toBe(titles.length);
  // The list that is behind the heading has both.
  const shown = await bill.locator('a[href^="/details"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await bill.getByRole('link', { name: /^See all/ }).click();
  for (const href of shown) await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toHaveCount(1);
});
