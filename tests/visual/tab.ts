import { test as base, type Page } from '@playwright/test';

/** Without axe, which looks at the same stories in a suite of its own. */
export const storyAddress = (id: string, theme: 'dark' | 'light' = 'dark'): string => `/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`;

/**
 * A tab that keeps the code of the stories between them: fetching and compiling it takes longer than looking. What a story left
 * behind is gone before the next begins.
 */
export const test = base.extend<{ readonly tab: Page }, { readonly worn: Page }>({
  worn: [
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
  tab: async ({ worn }, use) => {
    await worn.goto('/favicon.svg');
    await worn.mouse.move(0, 0);
    await worn.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await use(worn);
  },
});
