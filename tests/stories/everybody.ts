import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** The axe that comes with the one for whole pages, which would load itself anew for every look. */
const axe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');

type Violation = { readonly id: string; readonly nodes: ReadonlyArray<{ readonly target: ReadonlyArray<string> }> };
type WithAxe = { readonly axe?: { readonly run: (where: object, how: object) => Promise<{ readonly violations: ReadonlyArray<Violation> }> } };

/** What stands in somebody's way in the story that the tab shows, by the rules that the stories' own suite goes by. */
export const inTheWay = async (tab: Page): Promise<ReadonlyArray<string>> => {
  if (!(await tab.evaluate(() => 'axe' in window))) await tab.addScriptTag({ path: axe });
  return tab.evaluate(async () => {
    const where = { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] };
    const found = await (window as unknown as WithAxe).axe?.run(where, { resultTypes: ['violations'], preload: false, rules: { region: { enabled: false } } });
    if (found === undefined) throw new Error('axe did not come.');
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
};
