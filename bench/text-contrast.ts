import * as E from 'fp-ts/Either';
import type { Browser, Page } from 'playwright-core';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { noFilters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { backdropArt } from '#ui/design/poster-art/backdrop-art.ts';
import { toArtTitle, titleAddress } from '#ui/features/shared/title-address.ts';
import { builtFiles } from '../catalogue/node-files';
import { drawnTexts, FAINT_SHARE, whenPicturesDrawn, type DrawnText } from '../tests/e2e/measures/text-contrast.ts';
import type { Figure } from './figures.ts';
import { launch } from './navigation.ts';

const WIDTHS = [390, 820, 1440] as const;
const THEMES = ['dark', 'light'] as const;
/** Height of the measured part of a page, in px; below it pages have no text over pictures. */
const MEASURED = 2000;
/** Titles of one type: with the lightest pictures, with the darkest ones, and with the longest names. */
const CHOSEN = { lightest: 8, darkest: 5, longest: 7 } as const;
/** Pages of popular titles that the titles are chosen from. */
const POPULAR_PAGES = 10;
const OTHER_ADDRESSES = ['/', '/movies', '/tv-shows', '/person?id=-728239104'];
/** Number of printed texts. */
const PRINTED = 20;

/** Mean brightness of the colours in a title's backdrop, 0 to 255. */
const brightness = (title: Title): number => {
  const colours = [...backdropArt(toArtTitle(title)).matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g)];
  const sum = colours.reduce((all, [, red = '', green = '', blue = '']) => all + 0.2126 * Number.parseInt(red, 16) + 0.7152 * Number.parseInt(green, 16) + 0.0722 * Number.parseInt(blue, 16), 0);
  return sum / Math.max(1, colours.length);
};

/** Returns titles of one type whose pages are hard to read; the same ones for the same catalogue. */
const hardTitles = async (mediaType: MediaType): Promise<ReadonlyArray<Title>> => {
  const { getList } = embeddedCatalogue(builtFiles());
  const pages = await Promise.all(Array.from({ length: POPULAR_PAGES }, (_, index) => getList({ mediaType, list: 'popular', filters: noFilters, page: index + 1 })()));
  const titles = pages.flatMap((page) => (E.isRight(page) ? page.right.items : []));
  const byName = [...titles].sort((one, other) => other.title.length - one.title.length || one.id - other.id);
  const longest = byName.slice(0, CHOSEN.longest);
  const byLight = byName.slice(CHOSEN.longest).sort((one, other) => brightness(other) - brightness(one) || one.id - other.id);
  return [...longest, ...byLight.slice(0, CHOSEN.lightest), ...byLight.slice(-CHOSEN.darkest)];
};

type Seen = DrawnText & { readonly address: string; readonly width: number; readonly theme: (typeof THEMES)[number] };

/** Opens an address at a width and measures its texts in both themes. */
const measure = async (page: Page, app: string, address: string, width: number): Promise<ReadonlyArray<Seen>> => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(app + address, { waitUntil: 'networkidle' });
  // Pictures are drawn when they come near the screen.
  for (let top = 0; top <= MEASURED; top += 800) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await whenPicturesDrawn(page, top + 900);
  }
  await page.evaluate(() => scrollTo(0, 0));
  const height = Math.min(MEASURED, await page.evaluate(() => document.documentElement.scrollHeight));
  const seen: Seen[] = [];
  for (const theme of THEMES) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    seen.push(...(await drawnTexts(page, height)).map((text) => ({ ...text, address, width, theme })));
  }
  return seen;
};

/** Measures addresses one after the other in a tab of its own, until none is left. */
const measureAll = async (browser: Browser, app: string, left: Array<readonly [string, number]>): Promise<ReadonlyArray<Seen>> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ignoreHTTPSErrors: true });
  // tsx names functions with a helper, which functions that run in the page need there.
  await context.addInitScript('globalThis.__name = (named) => named;');
  const page = await context.newPage();
  const seen: Seen[] = [];
  for (let next = left.pop(); next !== undefined; next = left.pop()) seen.push(...(await measure(page, app, ...next)));
  await context.close();
  return seen;
};

/** Measures the pixels behind the texts of 40 titles' pages and of the front pages, at three widths in both themes. */
export const contrastFigures = async (app: string): Promise<ReadonlyArray<Figure>> => {
  const titles = [...(await hardTitles('movie')), ...(await hardTitles('tv'))];
  const left = [...OTHER_ADDRESSES, ...titles.map(titleAddress)].flatMap((address) => WIDTHS.map((width) => [address, width] as const));
  const browser = await launch();
  const seen = (await Promise.all([1, 2].map(() => measureAll(browser, app, left)))).flat();
  await browser.close();
  const worst = [...seen].sort((one, other) => other.share - one.share || one.ratio - other.ratio);
  console.log(`${titles.length} titles; ${seen.length} texts; ${seen.filter(({ share }) => share > 0).length} with pixels below AA, ${seen.filter(({ share }) => share > FAINT_SHARE).length} with more than ${FAINT_SHARE * 100} % of them. The worst:`);
  for (const { address, width, theme, text, share, ratio } of worst.slice(0, PRINTED)) console.log(`  ${(share * 100).toFixed(1)} % below AA, ${ratio}:1 at ${width} px, ${theme}: ${address}: ${text}`);
  return WIDTHS.flatMap((width) => THEMES.map((theme): Figure => {
    const shares = seen.filter((each) => each.width === width && each.theme === theme).map(({ share }) => share * 100);
    return { name: `text over pictures, ${width} px, ${theme}: pixels below AA of the worst text`, runs: [Math.max(...shares)], unit: ' %', bound: FAINT_SHARE * 100 };
  }));
};
