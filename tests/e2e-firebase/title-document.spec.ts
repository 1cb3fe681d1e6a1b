import { expect, test } from '../e2e/steps';

const told = (html: string, shape: RegExp): string => shape.exec(html)?.[1] ?? '';

test("a title's document says what it is about without any script", async ({ request, baseURL }) => {
  const html = await (await request.get('/details?type=movie&id=603')).text();
  expect(told(html, /<title>(.*?)<\/title>/)).toMatch(/^The Matrix.* · Marquee$/);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(told(html, /<meta property="og:title" content="(.*?)"/)).toMatch(/^The Matrix/);
  expect(told(html, /<meta name="description" content="(.*?)"/).length).toBeGreaterThan(20);
  expect(told(html, /<meta property="og:image" content="(.*?)"/)).toMatch(/^https:\/\/image\.tmdb\.org\/t\/p\/w780\/\w+\.jpg$/);
  expect(html.match(/og:image"/g)).toHaveLength(1);
  expect(html).not.toContain('noindex');
  const other = await (await request.get('/details?type=tv&id=1396')).text();
  expect(told(other, /<title>(.*?)<\/title>/)).not.toBe(told(html, /<title>(.*?)<\/title>/));
  // No picture of this one is known: the house's stands for it.
  const bare = await (await request.get('/details?type=movie&id=82992')).text();
  expect(told(bare, /<title>(.*?)<\/title>/)).toMatch(/^Fast &amp; Furious 6/);
  expect(told(bare, /<meta property="og:image" content="(.*?)"/)).toBe(`${baseURL ?? ''}/share.jpg`);
});

test('a title tells what it is about to whoever runs no scripts', async ({ elsewhere, complaints }) => {
  const page = await elsewhere({ javaScriptEnabled: false });
  await page.goto('/details?type=movie&id=155');
  await expect(page).toHaveTitle('The Dark Knight (2008) · Marquee');
  for (const [name, says] of [['description', /Gotham/], ['og:title', /^The Dark Knight/], ['og:description', /Gotham/], ['og:image', /^https:\/\/image\.tmdb\.org\/t\/p\/w780\//]] as const) {
    await expect(page.locator(`meta[name="${name}"], meta[property="${name}"]`), name).toHaveAttribute('content', says);
  }
  expect(complaints.all).toEqual([]);
});

test('an address that leads to no title gets the plain page, which no index needs', async ({ request }) => {
  for (const address of ['/details', '/details?type=movie&id=999999999', '/details?type=play&id=1', '/details?type=movie&id=%3Cscript%3E']) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(html, address).toContain('noindex');
    expect(html, address).toMatch(/<div id="root"/);
    expect(html, address).not.toContain('<script>');
  }
});
