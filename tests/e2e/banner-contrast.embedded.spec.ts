import type { Page } from '@playwright/test';
import { expect, open, test } from './steps';
import { faintTexts, whenPicturesDrawn } from './measures/text-contrast';

/** Height of the measured part of a page, in px; no banner reaches below. */
const MEASURED = 720;
/** Pages and where they show the banner: text on the banner itself, with a heading and a form, and the hero of the landing page. */
const PAGES = { '/feedback': '.banner', '/': '.screen > .wide-art' } as const;
const SCREENS = { dark: { width: 390, height: 844 }, light: { width: 1440, height: 900 } } as const;

const imageOf = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 700" preserveAspectRatio="none">${body}</svg>`)}`;
/** The lightest and the darkest picture: behind any other, each pixel is between the two. */
const PICTURES = {
  bright: imageOf('<path fill="#fff" d="M0 0h1600v700H0z"/>'),
  dark: imageOf('<path d="M0 0h1600v700H0z"/>'),
};

/** Shows a picture as the active banner, in the place of the default one. */
const showBanner = (page: Page, place: string, source: string): Promise<void> =>
  page.evaluate(async ([selector, src]) => {
    const image = Object.assign(new Image(), { src, alt: '', className: 'photo' });
    await image.decode();
    const banner = document.querySelector(selector);
    if (banner === null) throw new Error('The page has no banner.');
    banner.replaceChildren(image);
    const hero = banner.closest('.screen');
    hero?.classList.add('dimmed');
    hero?.querySelector('.shown')?.remove();
    await Promise.all(image.getAnimations().map(({ finished }) => finished));
  }, [place, source] as const);

test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-23T12:00:00Z'));

for (const [theme, screen] of Object.entries(SCREENS)) {
  test(`text over any banner reaches AA in the ${theme} theme at ${screen.width} px, measured in pixels`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => localStorage.setItem('marquee.theme', chosen), theme);
    await page.setViewportSize(screen);
    for (const [address, place] of Object.entries(PAGES)) {
      await open(page, address);
      expect(await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'dark')).toBe(theme);
      await whenPicturesDrawn(page, MEASURED);
      for (const [name, source] of Object.entries(PICTURES)) {
        await showBanner(page, place, source);
        expect(await faintTexts(page, MEASURED), `${name} banner at ${address}`).toEqual([]);
      }
    }
  });
}
