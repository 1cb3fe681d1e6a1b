import { PUBLIC_PAGES } from './pages';
import { expect, open, test } from './steps';

/** Returns the first group of a pattern in the HTML of a document, before any script runs. */
const firstGroup = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

/** Returns the content of a meta tag in the HTML of a document. */
const metaIn = (html: string, name: string): string => firstGroup(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));

test('pages are prerendered with title, description and heading', async ({ request }) => {
  for (const address of [
    '/', '/movies', '/tv-shows', '/genre', '/help', '/faq', '/feedback', '/privacy', '/terms', '/imprint', '/movies/popular',
    '/tv-shows/top-rated', '/genre/western',
  ]) {
    const response = await request.get(address);
    const html = await response.text();
    expect(response.status(), address).toBe(200);
    expect(firstGroup(html, /<title>(.*?)<\/title>/), address).toMatch(/ · Marquee$/);
    expect(html.match(/<title>/g), address).toHaveLength(1);
    expect(firstGroup(html, /<meta name="description" content="(.*?)"/).length, address).toBeGreaterThan(20);
    expect(firstGroup(html, /<link rel="canonical" href="https:\/\/[^/]+(\/[^"]*)"/), address).toBe(address);
    expect(metaIn(html, 'og:title').length, address).toBeGreaterThan(2);
    expect(html, address).toMatch(/<h1[\s>]/);
    expect(html, address).not.toContain('noindex');
    expect(html, address).toMatch(/<html[^>]* lang="en"/);
  }
});

test('a known title and a known person have a head of their own before any script runs', { tag: '@journey' }, async ({ request }) => {
  const html = await (await request.get('/details?type=movie&id=603')).text();
  expect(firstGroup(html, /<title>(.*?)<\/title>/)).toBe('The Matrix (1999) · Marquee');
  expect(html.match(/<title>|og:image"|rel="canonical"|ld\+json/g)).toEqual(['<title>', 'rel="canonical"', 'og:image"', 'ld+json']);
  expect(firstGroup(html, /<link rel="canonical" href="(.*?)"/)).toMatch(/^https:\/\/[^/]+\/details\?type=movie&amp;id=603$/);
  expect([metaIn(html, 'og:title'), metaIn(html, 'og:type')]).toEqual(['The Matrix (1999)', 'video.movie']);
  expect(metaIn(html, 'description').length).toBeGreaterThan(20);
  const data = JSON.parse(firstGroup(html, /<script type="application\/ld\+json">(.*?)<\/script>/)) as object;
  expect(data).toMatchObject({ '@type': 'Movie', name: 'The Matrix', image: metaIn(html, 'og:image') });
  const poster = await request.get(new URL(metaIn(html, 'og:image')).pathname);
  expect([poster.status(), poster.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const person = /\/person\?id=-?\d+/.exec(await (await request.get('/sitemap.xml')).text())?.[0] ?? '';
  const portrait = await (await request.get(person)).text();
  expect(firstGroup(portrait, /<title>(.*?)<\/title>/)).toMatch(/^[^·]+ · Marquee$/);
  expect(portrait).toContain('"@type":"Person"');
  // Any other title has the document of all titles.
  expect(firstGroup(await (await request.get('/details?type=movie&id=999999999')).text(), /<title>(.*?)<\/title>/)).toBe('Marquee');
});

test('without scripts a page says what is missing, and what is prerendered can be read', async ({ elsewhere }) => {
  const page = await elsewhere({ javaScriptEnabled: false });
  // Chromium parses `noscript` as text also while scripts are disabled from outside: the element's content stands in the document instead.
  await page.route(/\/(?:home|movies\/popular)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<noscript>(.*?)<\/noscript>/, '$1') });
  });
  for (const [address, name] of [['/', /What’s on tonight/], ['/movies/popular', 'Popular'], ['/home', null]] as const) {
    await page.goto(address);
    const note = page.getByText('Marquee needs JavaScript.');
    await expect(note, address).toBeInViewport();
    const isCovered = await note.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isCovered, `covered at ${address}`).toBe(false);
    if (name !== null) await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});

test('the search page shows its query before the code of the app has loaded', async ({ page }) => {
  // The code of the app never loads.
  await page.route(/\/assets\/[^/]*\.js$/, () => undefined);
  await page.goto('/search?query=blade+%3Cb%3E&tab=films', { waitUntil: 'commit' });
  await expect(page.getByText('Looking for “blade <b>” among films, series and people.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('blade <b>');
  await expect(page.getByRole('list', { name: 'Search tips' })).toHaveCount(0);
});

test('a directly opened title has its title, description and image once the app has started', async ({ page }) => {
  await open(page, '/details?type=movie&id=603');
  await expect(page.getByRole('heading', { name: 'Cast' })).toBeVisible();
  await expect(page).toHaveTitle(/^The Matrix .* · Marquee$/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^The Matrix/);
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', /.{20}/);
  const image = page.locator('meta[property="og:image"]');
  await expect(image).toHaveAttribute('content', /^https:\/\/[^/]+\/posters\/movie-603\.jpg$/);
  const response = await page.request.get(new URL((await image.getAttribute('content')) ?? '').pathname);
  expect(response.headers()['content-type']).toBe('image/jpeg');
});

test('robots.txt and sitemap.xml are served and name existing addresses', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  const text = await robots.text();
  expect(text).toMatch(/^User-agent: \*$/m);
  const disallowed = text.split('\n').flatMap((line) => /^Disallow: (\S+)$/.exec(line)?.slice(1) ?? []);
  // A crawler that may not read a page cannot read its noindex either.
  expect(PUBLIC_PAGES.filter(({ address }) => disallowed.some((start) => address.startsWith(start))).map(({ address }) => address)).toEqual(
    [],
  );
  const sitemap = firstGroup(text, /^Sitemap: (https:\/\/\S+)$/m);
  const response = await request.get(new URL(sitemap).pathname);
  expect(response.headers()['content-type']).toContain('xml');
  const paths = [...(await response.text()).matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );
  const known = paths.filter((path) => path.includes('?'));
  expect(paths.length - known.length).toBeGreaterThan(10);
  expect(known.filter((path) => path.startsWith('/details?'))).toHaveLength(1500);
  expect(known).toEqual(expect.arrayContaining(['/details?type=movie&id=603', '/details?type=tv&id=1396']));
  for (const path of [...paths.filter((each) => !each.includes('?')), ...known.slice(0, 5), ...known.slice(-5)]) {
    const page = await request.get(path);
    expect(page.status(), path).toBe(200);
    expect(await page.text(), path).not.toContain('noindex');
    expect(disallowed.filter((start) => path.startsWith(start)), path).toEqual([]);
  }
});

test('versioned files are cached as immutable, and documents are revalidated', async ({ page, request }) => {
  const cacheControls: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/(assets|catalogue)\//.test(pathname)) cacheControls.push(response.headers()['cache-control'] ?? 'no header');
  });
  await open(page, '/movies');
  expect(cacheControls.length).toBeGreaterThan(5);
  expect(new Set(cacheControls)).toEqual(new Set(['public, max-age=31536000, immutable']));
  const document = await request.get('/movies');
  expect(document.headers()['cache-control']).toBe('no-cache');
  expect(document.headers()['content-security-policy']).toContain("script-src 'self'");
});
