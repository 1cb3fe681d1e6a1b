import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from './pages';
import { expect, open, test } from './steps';

/** What stands in the document itself, before any script. */
const told = (html: string, shape: RegExp): string => shape.exec(html)?.[1] ?? '';

/** What the document tells link previews otherwise than readers: nothing. */
const previewDiffers = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const said = (name: string): string => document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
    const pairs = [[`${said('og:title')} · Marquee`, document.title], [said('og:description'), said('description')]];
    return pairs.filter(([preview, reader]) => preview !== reader).map((pair) => pair.join(' / '));
  });

test('every page says what it is: title, description, and whether it belongs into an index', async ({ page }) => {
  test.setTimeout(120_000);
  const titles = new Map<string, string>();
  for (const { address, noIndex } of PUBLIC_PAGES) {
    await open(page, address);
    await expect(page, address).toHaveTitle(/^.{3,80} · Marquee$/);
    const description = page.locator('meta[name="description"]');
    await expect(description, address).toHaveCount(1);
    expect((await description.getAttribute('content'))?.length, address).toBeGreaterThan(20);
    // Links are previewed with the same words; a page that is still waiting says others a moment later.
    await expect.poll(() => previewDiffers(page), address).toEqual([]);
    await expect(page.locator('meta[property="og:image"]'), address).toHaveAttribute('content', /^https:\/\/[^/]+\/share\.jpg$/);
    await expect(page.locator('meta[name="robots"][content="noindex"]'), address).toHaveCount(noIndex === true ? 1 : 0);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    titles.set(await page.title(), address);
  }
  expect(titles.size, 'no two kinds of page are called the same').toBeGreaterThanOrEqual(PUBLIC_PAGES.length - 1);
});

for (const address of ['/', '/movies', '/tv-shows', '/genre', '/help', '/faq', '/feedback', '/movies/popular', '/tv-shows/top-rated']) {
  test(`${address} is there without any script`, async ({ request }) => {
    const answer = await request.get(address);
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    expect(told(html, /<title>(.*?)<\/title>/)).toMatch(/ · Marquee$/);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(told(html, /<meta name="description" content="(.*?)"/).length).toBeGreaterThan(20);
    expect(html).toMatch(/<h1[\s>]/);
    expect(html).not.toContain('noindex');
    expect(html).toMatch(/<html[^>]* lang="en"/);
  });
}

test('a search says what it looks for before the code of the app is here', async ({ page }) => {
  // The app never comes.
  await page.route(/\/assets\/(?!head-|search-start-)[^/]*\.js$/, () => undefined);
  await page.goto('/search?query=blade+%3Cb%3E&tab=films', { waitUntil: 'commit' });
  await expect(page.getByText('Looking for “blade <b>” among films, series and people.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('blade <b>');
  await expect(page.getByRole('list', { name: 'For those who know exactly' })).toHaveCount(0);
});

test('a title that is opened directly tells its title, description and picture once the app has started', async ({ page }) => {
  await open(page, '/details?type=movie&id=603');
  await expect(page.getByRole('heading', { name: 'The players' })).toBeVisible();
  await expect(page).toHaveTitle(/^The Matrix .* · Marquee$/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^The Matrix/);
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', /.{20}/);
  const picture = page.locator('meta[property="og:image"]');
  await expect(picture).toHaveAttribute('content', /^https:\/\/[^/]+\/share\.jpg$/);
  const answer = await page.request.get(new URL((await picture.getAttribute('content')) ?? '').pathname);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
});

test('robots.txt and sitemap.xml are real, and name addresses that are there', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  const text = await robots.text();
  expect(text).toMatch(/^User-agent: \*$/m);
  const disallowed = text.split('\n').flatMap((line) => /^Disallow: (\S+)$/.exec(line)?.slice(1) ?? []);
  // Who may not read a page does not read either that it belongs into no index.
  expect(PUBLIC_PAGES.filter(({ address }) => disallowed.some((start) => address.startsWith(start))).map(({ address }) => address)).toEqual([]);
  const sitemap = told(text, /^Sitemap: (https:\/\/\S+)$/m);
  const answer = await request.get(new URL(sitemap).pathname);
  expect(answer.headers()['content-type']).toContain('xml');
  const places = [...(await answer.text()).matchAll(/<loc>(https:\/\/[^<]+)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname);
  expect(places.length).toBeGreaterThan(10);
  for (const place of places) {
    const page = await request.get(place);
    expect(page.status(), place).toBe(200);
    expect(await page.text(), place).not.toContain('noindex');
    expect(disallowed.filter((start) => place.startsWith(start)), place).toEqual([]);
  }
});

test('visitors download no code of Firebase, and nothing from anywhere else', async ({ page, complaints }) => {
  const scripts: string[] = [];
  page.on('response', async (answer) => {
    if (answer.request().resourceType() === 'script' && answer.ok()) scripts.push(await answer.text().catch(() => ''));
  });
  for (const address of ['/', '/movies/popular', '/details?type=movie&id=603', '/search?query=heat', '/feedback']) {
    await open(page, address);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((text) => /identitytoolkit|firestore\.googleapis|firebaseio|__FIREBASE/.test(text))).toEqual([]);
  expect(complaints.external).toEqual([]);
});

test('what never changes is kept for good, and documents are asked for anew', async ({ page, request }) => {
  const kept: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (/^\/(assets|catalogue)\//.test(pathname)) kept.push(answer.headers()['cache-control'] ?? 'nothing said');
  });
  await open(page, '/movies');
  expect(kept.length).toBeGreaterThan(5);
  expect(new Set(kept)).toEqual(new Set(['public, max-age=31536000, immutable']));
  const document = await request.get('/movies');
  expect(document.headers()['cache-control']).toBe('no-cache');
  expect(document.headers()['content-security-policy']).toContain("script-src 'self'");
});
