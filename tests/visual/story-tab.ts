import { test as base, type Page } from '@playwright/test';
import { stopHighlights } from '../stories/stop-highlights';

/**
 * Provides one tab per worker, because loading the stories' code takes longer than a screenshot. The pointer is moved away before each
 * story, and each story clears the app's storage itself.
 */
export const test = base.extend<{ readonly tab: Page }, { readonly workerTab: Page }>({
  workerTab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
        ...(timezoneId === undefined ? {} : { timezoneId }),
      });
      await stopHighlights(context);
      const page = await context.newPage();
      await page.clock.setFixedTime('2026-11-20T20:00:00Z');
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ workerTab }, use) => {
    await workerTab.mouse.move(0, 0);
    await use(workerTab);
  },
});
