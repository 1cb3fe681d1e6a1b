import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { signInAsMember } from '../members/sign-in';
import { heading, open, posters } from '../steps';
import { copyBuild, expect, kept, keptForMember, keptPaths, makeNextVersion, removeVersion, test, textsOf } from './site';

const CACHE = /kept-catalogue/;
const DIST = resolve('dist');
const [VERSION = ''] = readdirSync(join(DIST, 'catalogue'));
type Files = Record<string, [bytes: number, hash: string]>;
const FILES = JSON.parse(readFileSync(join(DIST, 'catalogue', VERSION, 'files.json'), 'utf8')) as Files;
const NEXT = '0000beef';

const setting = (page: Page) => page.getByRole('switch', { name: 'Keep for offline' });
const openSettings = async (page: Page): Promise<void> => {
  await open(page, '/user-profile/settings');
  await expect(setting(page)).toBeVisible();
};

/** Files of which the tests open something: films 155 and 680, a person, a search, and a few more. */
const isInSmall = (name: string): boolean =>
  !name.includes('/') || /^(?:genres|details\/movie-(?:155|680|1\d)\.|people\/1\d\.)/.test(name);

/**
 * Makes a version of the build that lists a part of the catalogue's files, as all of them take minutes on a busy machine.
 * @param next whether the catalogue is in another folder, which code with other names asks for, and has another text in one file.
 * @returns its folder.
 */
const makeSmallCatalogue = (next: boolean): string => {
  const folder = next ? makeNextVersion() : copyBuild();
  const catalogue = join(folder, 'catalogue', next ? NEXT : VERSION);
  const shipped = join(DIST, 'catalogue', VERSION);
  rmSync(join(folder, 'catalogue'));
  mkdirSync(catalogue, { recursive: true });
  for (const name of readdirSync(shipped)) if (name !== 'files.json') symlinkSync(join(shipped, name), join(catalogue, name));
  const small: Files = Object.fromEntries(Object.entries(FILES).filter(([name]) => isInSmall(name)));
  const [bytes] = small['first-view.json'] ?? [0];
  writeFileSync(join(catalogue, 'files.json'), JSON.stringify(next ? { ...small, 'first-view.json': [bytes, 'changed-01'] } : small));
  if (!next) return folder;
  for (const file of textsOf(folder, /\.(?:js|html)$/))
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replaceAll(VERSION, NEXT));
  return folder;
};
/** Number of entries that a small catalogue has: its different contents, and their list. */
const SMALL_COUNT = new Set(Object.keys(FILES).filter(isInSmall).map((name) => FILES[name]?.[1])).size + 1;

/** Signs the member out: what was kept for everybody stays, nothing of the member's does. */
const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(heading(page)).toHaveText(/^What’s on tonight\?/);
  await expect.poll(() => keptPaths(page, /^marquee-member-/)).toEqual([]);
};

test('keeps every title on the device and what a new version changed, also after a sign-out, until all is deleted', async ({ site }) => {
  test.setTimeout(240_000);
  const { page, context } = site;
  const small = makeSmallCatalogue(false);
  await site.publish(small);
  await signInAsMember(page);
  await keptForMember(page);
  await openSettings(page);
  await expect(page.getByText(/^Stores every title and person on this device.* Takes \d+(\.\d)? MB\.$/)).toBeVisible();
  await setting(page).click();
  await expect(page.getByText(/^Every title is on this device/).first()).toBeVisible();
  expect(await keptPaths(page, CACHE)).toHaveLength(SMALL_COUNT);
  await signOut(page);

  const next = makeSmallCatalogue(true);
  const requested: string[] = [];
  context.on('request', (request) => request.url().includes(`/catalogue/${NEXT}/`) && requested.push(new URL(request.url()).pathname));
  await site.publish(next);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await kept(page, { cache: CACHE, path: `/catalogue/${NEXT}/files.json` });
  await kept(page, { cache: CACHE, path: '/catalogue/content/changed-01' });
  expect(requested).toContain(`/catalogue/${NEXT}/files.json`);
  expect(requested).not.toContain(`/catalogue/${NEXT}/details/movie-680.json`);
  await site.cut();

  const offline = await site.restart();
  // None of these was ever opened.
  for (const [address, name] of [
    ['/details?type=movie&id=155', 'The Dark Knight'],
    ['/details?type=movie&id=680', 'Pulp Fiction'],
    ['/person?id=-857537623', 'Ewen Bremner'],
  ] as const) {
    await open(offline, address);
    await expect(heading(offline)).toHaveText(name);
  }
  await open(offline, '/search?query=korean thrillers');
  await expect(posters(offline).first()).toBeVisible();
  await expect.poll(() => keptPaths(offline, CACHE)).toHaveLength(SMALL_COUNT);
  await site.connect();

  await signInAsMember(offline);
  await openSettings(offline);
  await setting(offline).click();
  await expect(offline.getByText(/^Stores every title/)).toBeVisible();
  await expect.poll(() => offline.evaluate(() => caches.keys())).not.toContain('marquee-kept-catalogue');
  [small, next].forEach(removeVersion);
});

test('goes on where a closed tab or a full device stopped it, and can be cancelled', async ({ site }) => {
  const { page } = site;
  await signInAsMember(page);
  await keptForMember(page);
  await openSettings(page);
  await setting(page).click();
  await expect(page.getByText(/^Storing titles: [\d.]+ .* of [\d.]+ MB/)).toBeVisible();
  await expect.poll(async () => (await keptPaths(page, CACHE)).length).toBeGreaterThan(20);
  const before = (await keptPaths(page, CACHE)).length;
  expect(before).toBeLessThan(Object.keys(FILES).length / 2);

  const later = await site.restart();
  await openSettings(later);
  await expect(later.getByText(/^Stored so far: [\d.]+ MB of [\d.]+ MB/)).toBeVisible();
  const session = await site.context.newCDPSession(later);
  const origin = new URL(later.url()).origin;
  // A quota below what is stored would delete all of it.
  const { usage = 0 } = await later.evaluate(() => navigator.storage.estimate());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 1_000_000 });
  await later.getByRole('button', { name: 'Continue' }).click();
  await expect(later.getByRole('alert').filter({ hasText: /enough free storage/ })).toBeVisible();
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await later.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(async () => (await keptPaths(later, CACHE)).length).toBeGreaterThan(before);
  await later.getByRole('button', { name: 'Cancel' }).click();
  await expect(setting(later)).not.toBeChecked();
  await expect.poll(() => later.evaluate(() => caches.keys())).not.toContain('marquee-kept-catalogue');
});
