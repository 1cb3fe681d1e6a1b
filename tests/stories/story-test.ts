import { test as base, type Page } from '@playwright/test';
import { stopHighlights } from './stop-highlights';

export type StoryTab = {
  readonly tab: Page;
  /** Returns and clears the uncaught errors since the previous call. */
  readonly uncaught: () => ReadonlyArray<string>;
};

/**
 * Provides one tab per worker, which keeps loaded code between stories. Reduced motion is set, because animations cause repeated
 * rendering that takes longer than the checks.
 */
export const test = base.extend<object, { readonly storyTab: StoryTab }>({
  storyTab: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL === undefined ? {} : { baseURL }) });
      await stopHighlights(context);
      const tab = await context.newPage();
      const errors: string[] = [];
      tab.on('pageerror', (error) => errors.push(`uncaught: ${error.stack ?? error.message}`));
      await use({ tab, uncaught: () => errors.splice(0) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});
