import { expect, open, test } from './steps';

/** The listeners themselves, first shown to catch what is planted. */
test('hears an error, an uncaught fault, a broken policy and a call to strangers', async ({ page, complaints }) => {
  await open(page, '/help');
  await page.evaluate('console.error("planted error")');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted fault');
    });
    const script = document.createElement('script');
    script.src = 'https://stranger.example/x.js';
    document.head.append(script);
    void fetch('https://stranger.example/').catch(() => {});
  });
  await expect.poll(() => complaints.all).toEqual(expect.arrayContaining(['planted error', 'uncaught: planted fault', expect.stringMatching(/^policy: script-src/), expect.stringMatching(/^policy: connect-src/)]));
  await page.evaluate(() => {
    new Image().src = 'https://image.tmdb.org/t/p/w92/planted.jpg';
  });
  await expect.poll(() => complaints.external).toContain('image.tmdb.org');
  complaints.expect(/planted|policy: |stranger|Content Security Policy|Content-Security-Policy|ERR_NAME|ERR_INTERNET|Failed to load/);
});

test('hears them in another tab and in another browser too', async ({ context, elsewhere, complaints }) => {
  for (const [where, other] of [['tab', await context.newPage()], ['browser', await elsewhere()]] as const) {
    await open(other, '/help');
    await other.evaluate(`console.error("planted error in a ${where}")`);
    await other.evaluate((planted) => {
      setTimeout(() => {
        throw new Error(`planted fault in a ${planted}`);
      });
      void fetch(`https://stranger-${planted}.example/`).catch(() => {});
    }, where);
    await expect.poll(() => complaints.all.map((one) => one.replace(/ https.*/, ''))).toEqual(expect.arrayContaining([`planted error in a ${where}`, `uncaught: planted fault in a ${where}`, 'policy: connect-src']));
  }
  expect(complaints.all.filter((one) => one.startsWith('policy: connect-src')).join(' ')).toMatch(/stranger-tab.*stranger-browser/);
  complaints.expect(/planted|policy: |stranger|Content Security Policy/);
});
