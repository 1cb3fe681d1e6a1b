import { HOST, portsOf } from '../../scripts/firebase/ports.mjs';
import { expect, open, test } from '../e2e/steps';
import { FIREBASE, scriptsOf } from './downloads';

/** Host of the banner document, which every visitor reads with a plain fetch. */
const BANNER = `${HOST}:${portsOf().firestore}`;
/** Host of the pictures of banners, one of which another test may switch on meanwhile, and of genres. */
const PICTURES = `${HOST}:${portsOf().storage}`;
/** Host of the demo mailbox, which the emulators' sign-in page reads with a plain fetch. */
const MAILBOX = `${HOST}:${portsOf().auth}`;

test('the first sign-in attempt loads the Firebase code', async ({ page, complaints }) => {
  const scripts = scriptsOf(page);
  await open(page, '/login');
  await page.getByLabel('E-mail').fill('nobody@marquee.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => scripts.some((text) => FIREBASE.test(text))).toBe(true);
  // A rejected sign-in logs status 400 of the identity service and an entry of the app.
  complaints.expect(/the server responded with a status of 400|^\[sign-in\] {_tag: unauthenticated}$/);
});

/** Pages that ask the backend for something of their own; `pages.embedded.spec.ts` opens every public page. */
const WITH_BACKEND = [
  '/', '/genre', '/details?type=movie&id=603', '/tonight/together', '/lists/00000000000000000000000000000000', '/login', '/register',
  '/feedback',
];

// One tab opens all pages: a new browser context for each would load the same code again.
test('no page of visitors violates a policy or loads Firebase code', async ({ page, complaints }) => {
  const scripts = scriptsOf(page);
  // The answer for a list whose link has ended.
  complaints.expectNotFound('/api/getSharedList');
  complaints.expectNotFound('/lists/00000000000000000000000000000000');
  for (const address of WITH_BACKEND) {
    await test.step(address, async () => {
      await open(page, address);
      await page.mouse.wheel(0, 1200);
      await page.waitForLoadState('networkidle');
      expect(complaints.all).toEqual([]);
      expect(
        complaints.external.filter((host) => ![BANNER, PICTURES, MAILBOX].includes(host)),
        'a visitor calls only hosting, the banner, pictures and the mailbox',
      ).toEqual([]);
      expect(scripts.filter((text) => FIREBASE.test(text))).toEqual([]);
    });
  }
  expect(scripts.length).toBeGreaterThan(20);
});

/**
 * The embedded catalogue has no trailers or stills, so the test adds them to a hosted page like the modals do
 * (`tests/e2e/screens.tmdb.spec.ts`).
 */
test('the policy allows trailers and stills and blocks other frames and images', async ({ page, complaints }) => {
  const response = { contentType: 'text/html', body: '<!doctype html><title>Plays</title><p>It plays</p>' };
  await page.route('https://*.example/**', (route) => route.fulfill(response));
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill(response));
  await page.route('https://image.tmdb.org/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"/>' }),
  );
  await open(page, '/details?type=movie&id=603');
  const show = (frame: string, image: string): Promise<void> => page.evaluate((sources) => {
    const [trailer, still] = [document.createElement('iframe'), document.createElement('img')];
    trailer.src = sources.frame;
    still.src = sources.image;
    document.querySelector('main')?.append(trailer, still);
  }, { frame, image });
  await show('https://www.youtube-nocookie.com/embed/vKQi3bBA1y8?autoplay=1&rel=0', 'https://image.tmdb.org/t/p/w1280/still.jpg');
  await expect(page.frameLocator('iframe').getByText('It plays')).toBeVisible();
  await expect.poll(() => page.locator('img[src*="still.jpg"]').evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
  expect(complaints.all).toEqual([]);
  await show('https://external.example/embed/x', 'https://external.example/x.jpg');
  await expect
    .poll(() => complaints.all)
    .toEqual(expect.arrayContaining([expect.stringMatching(/^policy: frame-src/), expect.stringMatching(/^policy: img-src/)]));
  complaints.expect(/policy: (?:frame|img)-src|external|Content Security Policy/);
});
