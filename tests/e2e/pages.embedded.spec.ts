import type { Page } from '@playwright/test';
import { FIREBASE, scriptsOf } from '../e2e-firebase/downloads';
import { PUBLIC_PAGES, type PublicPage } from './pages';
import { expect, open, test } from './steps';

/** Returns what a document lacks for a screen reader that no story shows: stories have no header, footer and head. */
const documentFaults = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const { lang } = document.documentElement;
    if (lang !== 'en') faults.push(`the language is "${lang}"`);
    const viewport = document.querySelector('meta[name="viewport"]')?.getAttribute('content') ?? '';
    if (viewport === '' || /user-scalable=no|maximum-scale/.test(viewport)) faults.push(`the viewport is "${viewport}"`);
    const shown = (selector: string): ReadonlyArray<Element> =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    // A header or footer within these elements is no landmark.
    for (const name of ['main', 'header', 'footer']) {
      const landmarks = shown(name).filter((element) => element.parentElement?.closest('main, article, aside, nav, section') === null);
      if (landmarks.length !== 1) faults.push(`${landmarks.length} landmarks are <${name}>`);
    }
    const [first] = shown('a[href], button, input');
    const skipsTo = `#${document.querySelector('main')?.id ?? ''}`;
    if (first?.getAttribute('href') !== skipsTo) faults.push('the first stop of the keyboard is no link to the main element');
    const places = 'main, header, footer, nav, aside, dialog, script, style, template, [aria-live], [role]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const owner = node.parentElement;
      const isText = owner !== null && node.textContent?.trim() !== '' && owner !== first && owner.checkVisibility();
      if (isText && owner.closest(places) === null) faults.push(`in no landmark: ${node.textContent ?? ''}`);
    }
    return faults;
  });

/** Returns the buttons narrower than 100 px. */
const narrowButtons = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const isNarrow = (button: Element): boolean => button.checkVisibility() && button.getBoundingClientRect().width < 100;
    return [...document.querySelectorAll('.btn')].filter(isNarrow).map(({ textContent }) => textContent);
  });

/** Returns the differences between the link preview of a document and its own title and description. */
const previewDiffers = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const contentOf = (name: string): string =>
      document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
    const pairs = [
      [`${contentOf('og:title')} · Marquee`, document.title],
      [contentOf('og:description'), contentOf('description')],
    ];
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
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content', /^https:\/\/[^/]+\/(?:share|posters\/[a-z]+-\d+)\.jpg$/,
  );
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(noIndex === true ? 1 : 0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
};

// One tab opens all pages: a new browser context for each would load the same code again.
test('every page describes itself, logs no errors and has the landmarks of a document', async ({ page, complaints }) => {
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
      expect(await documentFaults(page)).toEqual([]);
    });
  }
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((text) => FIREBASE.test(text)), 'visitors load no Firebase code').toEqual([]);
  expect(titles.size, 'every kind of page has its own title').toBeGreaterThanOrEqual(PUBLIC_PAGES.length - 1);
});

test('documentFaults reports planted faults', async ({ page }) => {
  await open(page, '/help');
  expect(await documentFaults(page)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.lang = '';
    document.querySelector('.skip')?.remove();
    document.querySelector('meta[name="viewport"]')?.setAttribute('content', 'user-scalable=no');
    const planted = ['main', 'footer', 'p'].map((name) => Object.assign(document.createElement(name), { textContent: name }));
    document.querySelector('.app-layout')?.append(...planted);
  });
  expect(await documentFaults(page)).toEqual([
    'the language is ""', 'the viewport is "user-scalable=no"', '2 landmarks are <main>', '2 landmarks are <footer>',
    'the first stop of the keyboard is no link to the main element', 'in no landmark: p',
  ]);
});
