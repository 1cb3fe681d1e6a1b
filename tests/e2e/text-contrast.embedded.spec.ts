import { expect, open, test } from './steps';
import { faintTexts, whenPicturesDrawn } from './measures/text-contrast';

/** Height of the measured part of a page, in px. */
const MEASURED = 1000;
/** Pages with text over pictures: frames, tiles and a hero. */
const ADDRESSES = ['/movies', '/tv-shows', '/details?type=movie&id=603'];

test.use({ viewport: { width: 390, height: 844 } });
// The featured titles change by day.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-23T12:00:00Z'));

test('text over pictures reaches AA on a phone, measured in pixels', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of ADDRESSES) {
    await open(page, address);
    await whenPicturesDrawn(page, MEASURED);
    expect(await faintTexts(page, MEASURED), address).toEqual([]);
  }
});

test('faintTexts finds a text that is too light for its picture', async ({ page }) => {
  await open(page, '/movies');
  await whenPicturesDrawn(page, MEASURED);
  // Set through the style object: the content security policy refuses a style element.
  await page.locator('.genre-tile .tile-text').evaluateAll((texts) => texts.forEach((text) => (text as HTMLElement).style.setProperty('background', '#ddd', 'important')));
  expect(await faintTexts(page, MEASURED)).not.toEqual([]);
});
