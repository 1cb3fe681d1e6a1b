import { HOST, portsOf } from '../../scripts/firebase/ports.mjs';
import { PUBLIC_PAGES } from '../e2e/pages';
import { expect, open, test } from '../e2e/steps';
import { FIREBASE, scriptsOf } from './downloads';

/** Where the banner is read, which is there for everybody: with a plain fetch. */
const BANNER = `${HOST}:${portsOf().firestore}`;

/** The listeners themselves, first shown to catch what they listen for. */
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

test('sees the code of Firebase come with the first attempt to sign in', async ({ page, complaints }) => {
  const scripts = scriptsOf(page);
  await open(page, '/login');
  await page.getByLabel('E-mail').fill('nobody@marquee.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => scripts.some((text) => FIREBASE.test(text))).toBe(true);
  // The identity service says no, and the browser says so too.
  complaints.expect(/the server responded with a status of 400|^\[sign-in\] {_tag: unauthenticated}$/);
});

/** A letter is the identity service's to read, so whoever opens one asks it. */
const isLetter = (address: string): boolean => address.includes('oobCode=');

for (const { address, what } of PUBLIC_PAGES.filter((page) => !isLetter(page.address))) {
  test(`${what} breaks no policy and brings no code of Firebase`, async ({ page, complaints }) => {
    const scripts = scriptsOf(page);
    await open(page, address);
    await page.mouse.wheel(0, 1200);
    await page.waitForLoadState('networkidle');
    expect(complaints.all).toEqual([]);
    expect(complaints.external.filter((host) => host !== BANNER), 'a visitor asks nobody but hosting, and for the banner').toEqual([]);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((text) => FIREBASE.test(text))).toEqual([]);
  });
}

/** The catalogue that ships has no trailers and no stills: these are put into a page of hosting's as the modals show them (`tests/e2e/screens.tmdb.spec.ts`). */
test('trailers and stills are within the policy, and nothing beside them is', async ({ page, complaints }) => {
  const shown = { contentType: 'text/html', body: '<!doctype html><title>Plays</title><p>It plays</p>' };
  await page.route('https://*.example/**', (route) => route.fulfill(shown));
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill(shown));
  await page.route('https://image.tmdb.org/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"/>' }));
  await open(page, '/details?type=movie&id=603');
  const show = (frame: string, picture: string): Promise<void> => page.evaluate((sources) => {
    const [trailer, still] = [document.createElement('iframe'), document.createElement('img')];
    trailer.src = sources.frame;
    still.src = sources.picture;
    document.querySelector('main')?.append(trailer, still);
  }, { frame, picture });
  await show('https://www.youtube-nocookie.com/embed/vKQi3bBA1y8?autoplay=1&rel=0', 'https://image.tmdb.org/t/p/w1280/still.jpg');
  await expect(page.frameLocator('iframe').getByText('It plays')).toBeVisible();
  await expect.poll(() => page.locator('img[src*="still.jpg"]').evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(complaints.all).toEqual([]);
  await show('https://stranger.example/embed/x', 'https://stranger.example/x.jpg');
  await expect.poll(() => complaints.all).toEqual(expect.arrayContaining([expect.stringMatching(/^policy: frame-src/), expect.stringMatching(/^policy: img-src/)]));
  complaints.expect(/policy: (?:frame|img)-src|stranger|Content Security Policy/);
});
