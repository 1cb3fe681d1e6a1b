import { PUBLIC_PAGES } from './pages';
import { expect, open, test } from './steps';

/** What stands in the document itself, before any script. */
const told = (html: string, shape: RegExp): string => shape.exec(html)?.[1] ?? '';

test('every page says what it is: title, description, and whether it belongs into an index', async ({ page }) => {
  test.setTimeout(120_000);
  const titles = new Map<string, string>();
  for (const { address, noIndex } of PUBLIC_PAGES) {
    await open(page, address);
    await expect(page, address).toHaveTitle(/^.{3,80} · Marquee$/);
    const description = page.locator('meta[name="description"]');
    await expect(description, address).toHaveCount(1);
    expect((await description.getAttribute('content'))?.length, address).toBeGreaterThan(20);
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

test('robots.txt and sitemap.xml are real, and name addresses that are there', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  const text = await robots.text();
  expect(text).toMatch(/^User-agent: \*$/m);
  const sitemap = told(text, /^Sitemap: (https:\/\/\S+)$/m);
  const answer = await request.get(new URL(sitemap).pathname);
  expect(answer.headers()['content-type']).toContain('xml');
  const places = [...(await answer.text()).matchAll(/<loc>(https:\/\/[^<]+)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname);
  expect(places.length).toBeGreaterThan(10);
  for (const place of places) {
    const page = await request.get(place);
    expect(page.status(), place).toBe(200);
    expect(await page.text(), place).not.toContain('noindex');
    expect(text.split('\n').filter((line) => line.startsWith('Disallow: ') && place.startsWith(line.slice('Disallow: '.length))), place).toEqual([]);
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
  expect(complaints.strangers).toEqual([]);
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
