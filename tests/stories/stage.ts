import { test as base, type Page } from '@playwright/test';

export type Stage = {
  readonly tab: Page;
  /** Faults that nobody caught since the last time somebody asked. */
  readonly uncaught: () => ReadonlyArray<string>;
};

/**
 * One tab for all stories that a worker shows: it keeps their code, and turns from one to the next. Nothing moves in it: what moves is
 * drawn over and over, which takes longer than what the stories prove.
 */
export const test = base.extend<object, { readonly stage: Stage }>({
  stage: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL === undefined ? {} : { baseURL }) });
      const tab = await context.newPage();
      const faults: string[] = [];
      tab.on('pageerror', (fault) => faults.push(`uncaught: ${fault.stack ?? fault.message}`));
      await use({ tab, uncaught: () => faults.splice(0) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});
