import type { Page } from '@playwright/test';
import { FIREBASE, scriptsOf } from '../e2e-firebase/downloads';
import { violationsOn } from '../support/axe';
import { resize } from '../support/resize';
import { PUBLIC_PAGES, type PublicPage } from './pages';
import { expect, open, test } from './steps';

/** The rules of axe about a whole document. Stories show the same pages in both themes and check all other rules. */
const DOCUMENT_RULES = [
  'bypass', 'document-title', 'html-has-lang', 'html-lang-valid', 'landmark-banner-is-top-level', 'landmark-contentinfo-is-top-level', 'landmark-main-is-top-level', 'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo', 'landmark-no-duplicate-main', 'landmark-one-main', 'landmark-unique', 'meta-refresh', 'meta-viewport', 'page-has-heading-one', 'region', 'skip-link',
];

const violations = (page: Page): Promise<ReadonlyArray<string>> => violationsOn(page, { include: ['html'] }, { runOnly: DOCUMENT_RULES });

/** Returns the buttons narrower than 100 px, on a large screen and on the smallest (320 px). */
const narrowButtons = async (page: Page): Promise<ReadonlyArray<string>> => {
  const found: string[] = [];
  for (const width of [1280, 320]) {
    await resize(page, { width, height: 720 });
    const narrow = await page.evaluate(() => [...document.querySelectorAll('.btn')].filter((button) => button.checkVisibility() && button.getBoundingClientRect().width < 100).map(({ textContent }) => textContent));
    found.push(...narrow.map((text) => `${text} at ${width} px`));
  }
  await resize(page, { width: 1280, height: 720 });
  return found;
};

/** Returns the differences between the link preview of a document and its own title and description. */
const previewDiffers = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const contentOf = (name: string): string => document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
    const pairs = [[`${contentOf('og:title')} · Marquee`, document.title], [contentOf('og:description'), contentOf('description')]];
    return pairs.filter(([preview, reader]) => preview !== reader).map((pair) => pair.join(' / '));
  });

/** Checks title, description, link preview and robots entry of the open page. */
const expectDocument = async (page: Page, { noIndex, status }: PublicPage): Promise<void> => {
  await expect(page).toHaveTitle(/^.{3,80} · Marquee$/);
  expect((await page.title()).startsWith('Page not found')).toBe(status === 404);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveCount(1);
  expect((await description.getAttribute('content'))?.length).toBeGreaterThan(20);
  // The link preview equals title and description; a loading page changes both a moment later.
  await expect.poll(() => previewDiffers(page)).toEqual([]);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^https:\/\/[^/]+\/share\.jpg$/);
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(noIndex === true ? 1 : 0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
};

// One tab opens all pages: a new browser context for each would load the same code again.
test('every page describes itself, logs no errors and has no accessibility violations as a document', async ({ page, complaints }) => {
  test.setTimeout(600_000);
  const scripts = scriptsOf(page);
  const titles = new Map<string, string>();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const shown of PUBLIC_PAGES) {
    await test.step(shown.what, async () => {
      if (shown.status === 404) complaints.expectNotFound(shown.address);
      await open(page, shown.address);
      await expectDocument(page, shown);
      titles.set(await page.title(), shown.address);
      await page.mouse.wheel(0, 1200);
      await page.waitForLoadState('networkidle');
      expect([...complaints.all, ...complaints.external]).toEqual([]);
      expect(await narrowButtons(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    });
  }
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((text) => FIREBASE.test(text)), 'visitors load no Firebase code').toEqual([]);
  expect(titles.size, 'every kind of page has its own title').toBeGreaterThanOrEqual(PUBLIC_PAGES.length - 1);
});
