import { signInAsMember } from '../members/sign-in';
import { expect, heading, open, test } from '../steps';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true });

test('iOS gets pictures of the start in exactly the size of its screen, and other systems none', async ({ page, context }) => {
  await open(page, '/faq');
  const images = page.locator('link[rel="apple-touch-startup-image"]');
  await page.waitForLoadState('networkidle');
  await expect(images).toHaveCount(0);
  await context.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await open(page, '/help');
  await expect(images).toHaveCount(2);
  const sizes = await images.evaluateAll((links) =>
    Promise.all(
      links.map(async (link) => {
        const image = new Image();
        image.src = (link as HTMLLinkElement).href;
        await image.decode();
        return [(link as HTMLLinkElement).media, image.naturalWidth, image.naturalHeight];
      }),
    ),
  );
  expect(sizes).toEqual([['(orientation: portrait)', 1170, 2532], ['(orientation: landscape)', 2532, 1170]]);
});

test('a list that is pulled down at its top checks for changes; a scroll stays a scroll', async ({ page }) => {
  await signInAsMember(page, 'noor@marquee.example');
  await open(page, '/user-profile/watch-history');
  await expect(heading(page)).toHaveText(/history/i);
  await expect(page.locator('html.pulls')).toHaveCount(1);
  const session = await page.context().newCDPSession(page);
  const drag = async (from: number, to: number): Promise<void> => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 195, y }] });
    await touch('touchStart', from);
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + ((to - from) * step) / 10);
    await touch('touchEnd', to);
  };
  const done = page.getByText(/^Up to date at \d\d:\d\d$/);
  await drag(700, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await drag(300, 400);
  await expect(done).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await drag(300, 600);
  await expect(done).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});
