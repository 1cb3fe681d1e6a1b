import { expect, open, test } from './steps';

/** Verifies the recorder itself with planted errors. */
test('the error recorder records console errors, uncaught errors, policy violations and external requests', async ({
  page, complaints,
}) => {
  await open(page, '/help');
  await page.evaluate('console.error("planted error")');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted exception');
    });
    const script = document.createElement('script');
    script.src = 'https://external.example/x.js';
    document.head.append(script);
    void fetch('https://external.example/').catch(() => {});
  });
  await expect
    .poll(() => complaints.all)
    .toEqual(
      expect.arrayContaining([
        'planted error', 'uncaught: planted exception',
        expect.stringMatching(/^policy: script-src/),
        expect.stringMatching(/^policy: connect-src/),
      ]),
    );
  await page.evaluate(() => {
    new Image().src = 'https://image.tmdb.org/t/p/w92/planted.jpg';
  });
  await expect.poll(() => complaints.external).toContain('image.tmdb.org');
  complaints.expect(/planted|policy: |external|Content Security Policy|Content-Security-Policy|ERR_NAME|ERR_INTERNET|Failed to load/);
});

test('the error recorder also records errors in other tabs and browsers', async ({ context, elsewhere, complaints }) => {
  for (const [where, other] of [['tab', await context.newPage()], ['browser', await elsewhere()]] as const) {
    await open(other, '/help');
    await other.evaluate(`console.error("planted error in a ${where}")`);
    await other.evaluate((planted) => {
      setTimeout(() => {
        throw new Error(`planted exception in a ${planted}`);
      });
      void fetch(`https://external-${planted}.example/`).catch(() => {});
    }, where);
    await expect
      .poll(() => complaints.all.map((entry) => entry.replace(/ https.*/, '')))
      .toEqual(expect.arrayContaining([`planted error in a ${where}`, `uncaught: planted exception in a ${where}`, 'policy: connect-src']));
  }
  expect(complaints.all.filter((entry) => entry.startsWith('policy: connect-src')).join(' ')).toMatch(/external-tab.*external-browser/);
  complaints.expect(/planted|policy: |external|Content Security Policy/);
});
