import { awake, expect, test } from '../steps';

type EarlyPage = {
  readonly path: string;
  /** Where TMDB's answers have another person. */ readonly onTmdb?: string;
  readonly field: string;
  readonly before: string;
};
const PAGES: Readonly<Record<string, EarlyPage>> = {
  'a search': { path: '/search?query=heat', field: 'main input[name="query"]', before: 'heat' },
  'an empty search': { path: '/search', field: 'main input[name="query"]', before: '' },
  'a title': { path: '/details?type=movie&id=155', field: 'header input[name="query"]', before: '' },
  'a person': { path: '/person?id=525', onTmdb: '/person?id=1000000', field: 'header input[name="query"]', before: '' },
};

for (const [name, { path, onTmdb = path, field, before }] of Object.entries(PAGES)) {
  test(`letters typed before the app has loaded stay, with focus and caret: ${name}`, async ({ page }) => {
    // The app's code waits until the letters are typed.
    let release = (): void => {};
    const typed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/index-[^/]+\.js/, async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(test.info().project.name === 'tmdb' ? onTmdb : path, { waitUntil: 'commit' });
    const input = page.locator(field);
    await expect(input).toHaveValue(before);
    await input.focus();
    await input.press('End');
    await input.pressSequentially(' casino');
    await input.press('ArrowLeft');
    release();
    await awake(page);
    await expect(input).toHaveValue(`${before} casino`);
    await expect(input).toBeFocused();
    await input.pressSequentially('x');
    await expect(input).toHaveValue(`${before} casinxo`);
  });
}
