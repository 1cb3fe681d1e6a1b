import { test as base, type Page } from '@playwright/test';

/** Returns the URL of a story without axe; tests/stories runs axe on the same stories. */
export const storyAddress = (id: string, theme: 'dark' | 'light' = 'dark'): string => `/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`;

/**
 * Provides one tab per worker, because loading the stories' code takes longer than a screenshot. Storage and pointer position are
 * reset before each story.
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
      const page = await context.newPage();
      await page.clock.setFixedTime('2026-11-20T20:00:00Z');
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ workerTab }, use) => {
    await workerTab.goto('/favicon.svg');
    await workerTab.mouse.move(0, 0);
    await workerTab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await use(workerTab);
  },
});
