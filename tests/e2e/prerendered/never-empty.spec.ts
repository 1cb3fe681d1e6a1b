import { awake, expect, test } from '../steps';

/** Pages that the app renders from scratch instead of hydrating them. */
const PAGES = ['/details?type=movie&id=155', '/movies/popular?sort=title', '/search?query=heat'];

// React may render the app in several steps. None of them may be without a page: it would flash, and the letters of a search that is being
// typed would be lost.
test('the app replaces a prerendered page without an empty page in between', async ({ page }) => {
  await page.addInitScript(() => {
    const counts = window as unknown as { emptied: number };
    counts.emptied = 0;
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root');
      const look = (): void => void (counts.emptied += root?.childElementCount === 0 ? 1 : 0);
      if (root !== null) new MutationObserver(look).observe(root, { childList: true });
      // Keys that are pressed meanwhile interrupt React.
      setInterval(
        () => document.querySelector('input[name="query"]')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true })),
        10,
      );
    });
  });
  // A slow processor makes React render in more steps.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'commit' });
    await awake(page);
    expect(await page.evaluate(() => (window as unknown as { readonly emptied: number }).emptied), path).toBe(0);
  }
});
