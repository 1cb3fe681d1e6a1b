import { awake, expect, test } from '../steps';

/** A page whose own field has a value, and one with the empty field of the header only. */
const PAGES = {
  'a search': { path: '/search?query=heat', field: 'main input[name="query"]', before: 'heat' },
  'a title': { path: '/details?type=movie&id=155', field: 'header input[name="query"]', before: '' },
};

for (const [name, { path, field, before }] of Object.entries(PAGES)) {
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
    await page.goto(path, { waitUntil: 'commit' });
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
