import { expect, open, test } from './steps';
import { faintTexts, whenPicturesDrawn } from './measures/text-contrast';

/** Height of the screen and of the measured part of a page, in px. */
const MEASURED = 1000;
/** Pages with text over pictures: frames with tiles, and heroes, two of them with bright pictures. */
const ADDRESSES = [
  '/movies', '/details?type=movie&id=603', '/tonight', '/tonight/pick?mood=deep&title=movie-934',
  '/tonight/pick?mood=western&title=movie-9394',
];

test.use({ viewport: { width: 390, height: MEASURED } });
// The featured titles change by day.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-23T12:00:00Z'));

test('text over pictures reaches AA on a phone, measured in pixels', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of ADDRESSES) {
    await open(page, address);
    // Parts that arrive later move the texts.
    await page.waitForLoadState('networkidle');
    await whenPicturesDrawn(page, MEASURED);
    expect(await faintTexts(page, MEASURED), address).toEqual([]);
  }
});

test('faintTexts finds a text that is too light for what is behind it', async ({ page }) => {
  await open(page, '/help');
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').evaluate((main) => {
    const planted = Object.assign(document.createElement('p'), { textContent: 'Planted text' });
    planted.style.color = '#fff';
    planted.style.background = '#ddd';
    main.prepend(planted);
  });
  expect((await faintTexts(page, MEASURED)).map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Planted text /));
});
