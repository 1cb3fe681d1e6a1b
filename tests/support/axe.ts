import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Violation = { readonly id: string; readonly nodes: ReadonlyArray<{ readonly target: ReadonlyArray<string> }> };
type WithAxe = { readonly axe?: { readonly run: (where: object, how: object) => Promise<{ readonly violations: ReadonlyArray<Violation> }> } };

/** What stands in somebody's way on a page. @param where what of it, as axe takes it. @param how by which rules. */
export const violationsOn = async (page: Page, where: object, how: object): Promise<ReadonlyArray<string>> => {
  // What a test evaluates is not the page's own script: its policy does not keep it out.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([place, options]) => {
      const found = await (window as unknown as WithAxe).axe?.run(place, { resultTypes: ['violations'], ...options });
      if (found === undefined) throw new Error('axe did not come.');
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [where, how] as const,
  );
};
