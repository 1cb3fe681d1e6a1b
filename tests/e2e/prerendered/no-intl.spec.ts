import { awake, expect, test } from '../steps';

const PAGES = [
  '/', '/movies/popular', '/genre', '/genre/western', '/search?query=heat', '/details?type=movie&id=155', '/details?type=tv&id=1399',
];

// The browser loads its names of languages and countries and its formats with the first use: 20 to 75 ms on a slow phone. The start does
// not wait for them.
test("the app starts without the browser's names and formats", async ({ page }) => {
  await page.addInitScript(() => {
    const used: string[] = [];
    Object.assign(window, { usedFormats: used });
    const isStarted = (): boolean =>
      Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((name) => name.startsWith('__reactProps'));
    for (const name of ['DisplayNames', 'DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'ListFormat', 'Collator'] as const) {
      const construct = (target: new (...values: never) => object, values: never, self: never): object => {
        if (!isStarted()) used.push(name);
        return Reflect.construct<never, object>(target, values, self);
      };
      Object.assign(Intl, { [name]: new Proxy<new (...values: never) => object>(Intl[name], { construct }) });
    }
  });
  for (const path of PAGES) {
    await page.goto(path);
    await awake(page);
    expect(await page.evaluate(() => (window as unknown as { readonly usedFormats: ReadonlyArray<string> }).usedFormats), path).toEqual([]);
  }
});
