import type { Page } from '@playwright/test';
import { resize } from '../../support/resize';
import { expect, test } from '../steps';

/** One address of each kind of document. */
const ADDRESSES: Readonly<Record<string, ReadonlyArray<string>>> = {
  // The title has a long name, which is smaller.
  embedded: [
    '/', '/movies', '/movies/popular', '/search?query=blade', '/details?type=movie&id=935', '/person?id=1000000', '/genre', '/feedback',
  ],
  tmdb: ['/', '/movies/popular', '/details?type=movie&id=603', '/person?id=1000000'],
};

/** Keeps the app and the whole sheet from loading until the returned function lets the sheet load. */
const holdSheet = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => { release = resolve; });
  await page.route(/\/assets\/(?!details-start)[^/]+\.js/, () => undefined);
  await page.route(/\/assets\/first-[^/]+\.css/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/**
 * Waits until fonts, pictures of the styles and the first answers of TMDB are on the page. Returns a picture of the page, also of what is
 * below the screen.
 */
const picture = async (page: Page): Promise<Buffer> => {
  await page.waitForFunction(() => {
    // Undefined if the page sends no requests.
    return window.marqueeAnswered !== false;
  });
  // The hero of the day comes with the last answers.
  await page.waitForFunction(() => {
    const template = document.querySelector<HTMLTemplateElement>('#early-template');
    return (template?.content.querySelector('.shown') ?? null) === null;
  });
  await page.waitForLoadState('domcontentloaded');
  await page.waitForFunction(() => document.querySelector('script[src*="/details-start"]') === null || 'marqueeDetailsPainted' in window);
  await page.evaluate(() => window.marqueeDetailsPainted);
  // Fonts are requested with the first layout, which may come later than this: `ready` would resolve before.
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  // Pictures of the styles may come later, too: the grain over drawn posters.
  await page.evaluate(() => {
    const addresses = [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
      [...textContent.matchAll(/url\(([^)]+[.](?:png|jpg|svg))\)/g)].map(([, address = '']) => address),
    );
    return Promise.all(addresses.map((address) => Object.assign(new Image(), { src: address }).decode()));
  });
  // The browser renders parts far below the screen a frame later than the picture needs them.
  await page.evaluate(() => document.querySelectorAll<HTMLElement>('#root *').forEach((element) => {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.setProperty('content-visibility', 'visible');
  }));
  return page.screenshot({ fullPage: true, animations: 'disabled' });
};

/** Returns how many pixels differ by more than a curve's edge does from one rendering to the next; all, if the sizes differ. */
const differentPixels = async (page: Page, one: Buffer, other: Buffer): Promise<number> => {
  if (one.equals(other)) return 0;
  return page.evaluate(async (pictures) => {
    const [a, b] = await Promise.all(
      pictures.map(async (picture) => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const context = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height }).getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height);
      }),
    );
    if (a === undefined || b === undefined || a.width !== b.width || a.height !== b.height) return Infinity;
    return a.data.reduce((count, value, index) => count + (Math.abs(value - (b.data[index] ?? 0)) > 8 ? 1 : 0), 0);
  }, [one.toString('base64'), other.toString('base64')]);
};

const isSheetLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector<HTMLLinkElement>('link[data-whole]')?.sheet?.cssRules.length !== undefined);

// The styles in a document are chosen by a program. A page that looks different with all of them lacks one.
test('first views on a phone look the same with the styles in their document as with all styles', async ({ page }, { project }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await resize(page, { width: 390, height: 844 });
  for (const address of ADDRESSES[project.name] ?? []) {
    await test.step(address, async () => {
      const release = await holdSheet(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('.top')).toBeAttached();
      const first = await picture(page);
      expect(await isSheetLoaded(page), address).toBe(false);
      release();
      await expect.poll(() => isSheetLoaded(page), address).toBe(true);
      expect(await differentPixels(page, first, await picture(page)), address).toBe(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});
