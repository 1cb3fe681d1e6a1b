import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Violation = { readonly id: string; readonly nodes: ReadonlyArray<{ readonly target: ReadonlyArray<string> }> };
type WithAxe = { readonly axe?: { readonly run: (context: object, options: object) => Promise<{ readonly violations: ReadonlyArray<Violation> }> } };

/** Returns the axe violations on a page, as `rule: selectors`. @param context the axe context to check. @param options axe run options, such as rules. */
export const violationsOn = async (page: Page, context: object, options: object): Promise<ReadonlyArray<string>> => {
  // The page's Content-Security-Policy does not block code that a test evaluates.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([axeContext, runOptions]) => {
      const found = await (window as unknown as WithAxe).axe?.run(axeContext, { resultTypes: ['violations'], ...runOptions });
      if (found === undefined) throw new Error('axe was not loaded.');
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [context, options] as const,
  );
};
