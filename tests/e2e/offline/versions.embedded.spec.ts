import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { signInAsMember } from '../members/sign-in';
import { awake, heading, open } from '../steps';
import { copyBuild, expect, goTo, kept, keptForMember, keptPaths, makeNextVersion, removeVersion, test, type Site } from './site';

const offer = /^A new version is ready\./;

/** Publishes a version of which one file is missing, and waits until the worker has failed to install it. */
const publishIncomplete = async ({ page, publish }: Site, folder: string, act?: () => Promise<void>): Promise<void> => {
  const file = join(folder, 'assets', readdirSync(join(folder, 'assets')).find((name) => /^details-page-.*\.js$/.test(name)) ?? '');
  renameSync(file, `${file}.lost`);
  await publish(folder);
  await act?.();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const { installing } = await registration.update();
    if (installing?.state !== 'installing') return;
    await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  });
  renameSync(`${file}.lost`, file);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
};

test.describe('a new version', () => {
  let next = '';
  test.beforeAll(() => {
    next = makeNextVersion();
  });
  test.afterAll(() => removeVersion(next));

  test('is offered and starts on Reload, while another tab goes on with its own files, and is rolled back alike', async ({ site }) => {
    const { page, context } = site;
    const update = () => page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const toast = page.locator('.toasts, .plain-toasts').filter({ hasText: /A new version is ready/ });
    const reload = toast.getByRole('button', { name: 'Reload' });
    await open(page, '/faq');
    await kept(page, { cache: /pages/, path: '/faq' });
    const other = await context.newPage();
    await open(other, '/faq');
    await site.publish(next);
    // The worker looks for a newer version when a document is loaded.
    await update();
    await expect(toast).toBeVisible();
    expect(await page.locator('script[data-main]').getAttribute('data-main')).not.toContain('nextone');
    await reload.click();
    await expect(page.locator('script[data-main*="nextone"]')).toHaveCount(1);
    await awake(page);

    // The other tab still runs the version before, whose files are gone from the server: the page of a title comes from this browser.
    let reloads = 0;
    other.on('framenavigated', () => (reloads += 1));
    await goTo(other, '/details?type=movie&id=155');
    await expect(heading(other)).toHaveText('The Dark Knight');
    expect(await other.locator('script[data-main]').getAttribute('data-main')).not.toContain('nextone');
    expect(reloads).toBeLessThanOrEqual(1);
    await other.close();

    await kept(page, { cache: /pages/, path: '/faq' });
    await site.publish(resolve('dist'));
    await update();
    await reload.click();
    await expect(page.locator('script[data-main]:not([data-main*="nextone"])')).toHaveCount(1);
    await awake(page);
    await site.cut();
    const restarted = await site.restart();
    // Never opened: the page is in the files of the version.
    await open(restarted, '/help');
    await expect(heading(restarted)).toHaveText('Help');
    await expect(restarted.locator('script[data-main*="nextone"]')).toHaveCount(0);
  });

  test('is not offered to a page that has it already: documents come from the network before their worker starts', async ({ site }) => {
    const { page } = site;
    const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed');
    await open(page, '/faq');
    await kept(page, { cache: /frame/, path: /^\/shell/ });
    await site.publish(next);
    await open(page, '/faq');
    await expect(page.locator('script[data-main*="nextone"]')).toHaveCount(1);
    await expect.poll(isWaiting).toBe(true);
    // The page registers its worker once it is idle, and asks the one that waits.
    await page.waitForFunction(() => performance.now() > 4000);
    await expect(page.getByText(offer)).toHaveCount(0);
    // A roll-back is another version.
    await site.publish(resolve('dist'));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByText(offer)).toBeVisible();
  });

  test('that fails to load leaves the one before as it was, and no document of its own, whose pages are not here', async ({ site }) => {
    const { page } = site;
    await open(page, '/details?type=movie&id=155');
    await kept(page, { cache: /catalogue/, path: /\/details\/movie-/ });
    await open(page, '/');
    await kept(page, { cache: /pages/, path: '/' });
    const before = await keptPaths(page, /frame/);
    await publishIncomplete(site, next, async () => {
      await open(page, '/');
      await expect(page.locator('script[data-main*="nextone"]')).toHaveCount(1);
    });
    await expect.poll(() => keptPaths(page, /frame/)).toEqual(before);
    await expect(page.getByText(offer)).toHaveCount(0);
    await site.cut();
    const restarted = await site.restart();
    await open(restarted, '/');
    await expect(restarted.locator('script[data-main*="nextone"]')).toHaveCount(0);
    await goTo(restarted, '/search');
    await expect(heading(restarted)).toHaveText(/^Search/);
    await goTo(restarted, '/details?type=movie&id=155');
    await expect(heading(restarted)).toHaveText('The Dark Knight');
  });

  test('that waits while somebody signs in has what members need when it starts without a network', async ({ site }) => {
    const { page } = site;
    await open(page, '/faq');
    await kept(page, { cache: /frame/, path: /^\/shell/ });
    await site.publish(next);
    await signInAsMember(page);
    await keptForMember(page, next);
    await site.cut();
    const restarted = await site.restart();
    await open(restarted, '/user-profile/watchlist');
    await expect(heading(restarted)).toHaveText('Watchlist');
    await expect(restarted.locator('script[data-main*="nextone"]')).toHaveCount(1);
  });
});

test('the removing worker deletes itself and its caches from every browser', async ({ site }) => {
  const { page } = site;
  await open(page, '/faq');
  await kept(page, { cache: /pages/, path: '/faq' });
  const folder = copyBuild();
  const faq = join(folder, 'faq.html');
  writeFileSync(faq, readFileSync(faq, 'utf8').replace('</head>', '<meta name="published" content="later"></head>'));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build/site-worker.mjs', '--remove', folder], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  await site.publish(folder);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  // A worker whose tabs are open is replaced when it has been idle for a while, which a driven browser never lets it be.
  const restarted = await site.restart();
  await open(restarted, '/faq');
  await expect(restarted.locator('meta[name="published"]')).toHaveCount(1);
  await expect.poll(() => restarted.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect.poll(() => restarted.evaluate(() => caches.keys())).toEqual([]);
  // A page looks for a worker a while after its start.
  await restarted.close();
  removeVersion(folder);
});
