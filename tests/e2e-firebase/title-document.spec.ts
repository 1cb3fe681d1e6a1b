import { expect, test } from '../e2e/steps';

const firstGroup = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

test("a title's document has its title, description and image without scripts", async ({ request, baseURL }) => {
  const html = await (await request.get('/details?type=movie&id=603')).text();
  expect(firstGroup(html, /<title>(.*?)<\/title>/)).toMatch(/^The Matrix.* · Marquee$/);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(firstGroup(html, /<meta property="og:title" content="(.*?)"/)).toMatch(/^The Matrix/);
  expect(firstGroup(html, /<meta name="description" content="(.*?)"/).length).toBeGreaterThan(20);
  expect(firstGroup(html, /<meta property="og:image" content="(.*?)"/)).toBe(`${baseURL ?? ''}/posters/movie-603.jpg`);
  expect((await request.get('/posters/movie-603.jpg')).headers()['content-type']).toBe('image/jpeg');
  expect(firstGroup(html, /<link rel="canonical" href="(.*?)"/)).toBe(`${baseURL ?? ''}/details?type=movie&amp;id=603`);
  expect(html).toContain('"@type":"Movie","name":"The Matrix"');
  expect(html.match(/og:image"/g)).toHaveLength(1);
  expect(html).not.toContain('noindex');
  const other = await (await request.get('/details?type=tv&id=1396')).text();
  expect(firstGroup(other, /<title>(.*?)<\/title>/)).not.toBe(firstGroup(html, /<title>(.*?)<\/title>/));
  // The build draws no poster of titles that few people know, and TMDB may have one.
  const listed = await (await request.get('/details?type=movie&id=4771')).text();
  expect(firstGroup(listed, /<meta property="og:image" content="(.*?)"/)).toMatch(/^https:\/\/image\.tmdb\.org\/t\/p\/w342\/\w+\.jpg$/);
  const bare = await (await request.get('/details?type=movie&id=301337')).text();
  expect(firstGroup(bare, /<title>(.*?)<\/title>/)).not.toBe('Marquee');
  expect(firstGroup(bare, /<meta property="og:image" content="(.*?)"/)).toBe(`${baseURL ?? ''}/share.jpg`);
});

test('a title page has its title and link preview with JavaScript disabled', async ({ elsewhere, complaints }) => {
  const page = await elsewhere({ javaScriptEnabled: false });
  await page.goto('/details?type=movie&id=155');
  await expect(page).toHaveTitle('The Dark Knight (2008) · Marquee');
  for (const [name, content] of [
    ['description', /Gotham/],
    ['og:title', /^The Dark Knight/],
    ['og:description', /Gotham/],
    ['og:image', /\/posters\/movie-155\.jpg$/],
  ] as const) {
    await expect(page.locator(`meta[name="${name}"], meta[property="${name}"]`), name).toHaveAttribute('content', content);
  }
  expect(complaints.all).toEqual([]);
});

test('a person’s document has name and facts without scripts, and an unknown one is not found', async ({ request, baseURL }) => {
  const html = await (await request.get('/person?id=-471276457')).text();
  expect(firstGroup(html, /<link rel="canonical" href="(.*?)"/)).toBe(`${baseURL ?? ''}/person?id=-471276457`);
  expect(html).toContain('"@type":"Person"');
  expect(html).not.toContain('noindex');
  const unknown = await request.get('/person?id=999999999');
  expect([unknown.status(), (await unknown.text()).includes('noindex')]).toEqual([404, true]);
});

test('an address without a known title returns the plain page with 404 and noindex', async ({ request }) => {
  for (const address of [
    '/details', '/details?type=movie&id=999999999', '/details?type=play&id=1', '/details?type=movie&id=%3Cscript%3E',
  ]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    const html = await response.text();
    expect(html, address).toContain('noindex');
    expect(html, address).toMatch(/<div id="root"/);
    expect(html, address).not.toContain('<script>');
  }
});
