import { expect, heading, open, posters, scrollDown, test } from './steps';

test('status messages appear without a connection', async ({ page, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload|dynamically imported|The chunk could not be loaded/);
  await open(page, '/details?type=movie&id=289');
  await expect(page.getByRole('heading', { name: 'Cast' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status').filter({ hasText: /link/i })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cast' })).toBeVisible();
  await context.setOffline(false);
});

test('one Retry is enough when both the code and the data of a page failed to load', async ({ page, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|_tag: offline|The chunk could not be loaded/);
  await open(page, '/movies/top-rated');
  await expect(posters(page).first()).toBeVisible();
  // Suppresses the online event of the browser, so that only Retry repeats the requests.
  await page.evaluate(() => addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true }));
  await context.setOffline(true);
  await posters(page).first().click();
  // The list shows its own Retry if the connection was lost while loading more.
  await expect(heading(page)).not.toHaveText('Top rated');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  // Clicks inside the page: only the click lies between the failure and the second attempt.
  await retry.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('heading', { name: 'Cast' })).toBeVisible();
});

test('the chosen theme applies on the first paint after a reload and in a second tab', async ({ page, context, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  await open(page, '/');
  expect(await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'dark')).toBe('dark');
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole('switch', { name: 'Light theme' }).click();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(dark);
  const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  const second = await context.newPage();
  for (const tab of [page, second]) {
    // The code of the app never loads: only the document and the script in its head apply.
    await tab.route(/\/assets\/(?!head-)[^/]*\.js$/, (route) => route.abort());
    await tab.goto('/', { waitUntil: 'domcontentloaded' });
    await expect.poll(() => tab.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(light);
    await tab.unroute(/\/assets\/(?!head-)[^/]*\.js$/);
  }
});

test('reduced motion runs no animation longer than 50 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const moving: string[] = [];
    Object.assign(window, { moving });
    const look = (): void => {
      for (const animation of document.getAnimations()) {
        const name = 'animationName' in animation ? String(animation.animationName) : 'transition';
        if (Number(animation.effect?.getComputedTiming().duration ?? 0) > 50) moving.push(name);
      }
    };
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, look);
  });
  await open(page, '/');
  await scrollDown(page, 900);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate('window.moving')).toEqual([]);
});

test('filters stay usable when a tablet is rotated while they are open', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, '/movies/popular');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: /^Genre/ }).click();
  await expect(page.getByRole('checkbox', { name: 'With Western', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await scrollDown(page, 300);
});
