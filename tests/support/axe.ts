import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The axe rules whose result depends on colors. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

type Violation = { readonly id: string; readonly nodes: ReadonlyArray<{ readonly target: ReadonlyArray<string> }> };
type ParsedColor = { r: number; g: number; b: number; alpha: number };
type ColorClass = { readonly prototype: { parseString: (this: ParsedColor, text: string) => ParsedColor } };
type Axe = {
  readonly run: (context: object, options: object) => Promise<{ readonly violations: ReadonlyArray<Violation> }>;
  readonly commons: { readonly color: { readonly Color: ColorClass } };
};
type WithAxe = { readonly axe?: Axe };

/**
 * Makes axe parse each color text once: parsing one `oklch()` text converts several color spaces, and a page has thousands of texts in few
 * colors.
 */
const cacheColors = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const prototype = (window as unknown as WithAxe).axe?.commons.color.Color.prototype;
    if (prototype === undefined) throw new Error('axe was not loaded.');
    const { parseString } = prototype;
    const parsed = new Map<string, ParsedColor>();
    prototype.parseString = function (text) {
      const known = parsed.get(text);
      if (known !== undefined) return Object.assign(this, known);
      parseString.call(this, text);
      parsed.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
      return this;
    };
  });

/**
 * axe with its private fields in plain properties: its build for old browsers keeps them in one weak map for each field, which takes a
 * quarter of the time of a run, most of it for collecting garbage.
 */
const SOURCE = `(function (WeakMap, WeakSet) {${axe.source}})(...Array(2).fill(function () {
  const key = Symbol();
  return { has: (owner) => key in owner, get: (owner) => owner[key], set: (owner, value) => { owner[key] = value; },
    add: (owner) => { owner[key] = true; } };
}))`;

/**
 * Returns the axe violations on a page, as `rule: selectors`.
 * @param context the axe context to check.
 * @param options axe run options, such as rules.
 */
export const violationsOn = async (page: Page, context: object, options: object): Promise<ReadonlyArray<string>> => {
  // The page's Content-Security-Policy does not block code that a test evaluates.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(SOURCE);
    await cacheColors(page);
  }
  return page.evaluate(
    async ([axeContext, runOptions]) => {
      const found = await (window as unknown as WithAxe).axe?.run(axeContext, { resultTypes: ['violations'], ...runOptions });
      if (found === undefined) throw new Error('axe was not loaded.');
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [context, options] as const,
  );
};
