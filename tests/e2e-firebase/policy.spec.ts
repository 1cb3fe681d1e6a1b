import { PUBLIC_PAGES } from '../e2e/pages';
import { expect, open, test } from '../e2e/steps';

/** The listener itself, first shown to catch what is planted. */
test('hears a broken policy', async ({ page, complaints }) => {
  await open(page, '/help');
  await page.evaluate(() => {
    const inline = document.createElement('script');
    inline.textContent = 'window.planted = true';
    document.head.append(inline);
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.head.append(style);
    void fetch('https://stranger.example/').catch(() => {});
  });
  await expect.poll(() => complaints.all).toEqual(
    expect.arrayContaining([expect.stringMatching(/^policy: script-src-elem inline/), expect.stringMatching(/^policy: style-src-elem inline/), expect.stringMatching(/^policy: connect-src/)]),
  );
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  complaints.expect(/policy: |stranger|Content Security Policy|ERR_/);
});

for (const { address, what } of PUBLIC_PAGES) {
  test(`${what} breaks no policy`, async ({ page, complaints }) => {
    await open(page, address);
    await page.mouse.wheel(0, 1200);
    await page.waitForLoadState('networkidle');
    expect(complaints.all).toEqual([]);
    expect(complaints.strangers, 'a visitor asks nobody but hosting').toEqual([]);
  });
}
