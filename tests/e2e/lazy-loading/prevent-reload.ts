import type { Page } from '@playwright/test';

/** Makes a tab one that has already reloaded for this build, so that no missing file reloads it. Call it before files fail. */
export const preventReload = (page: Page): Promise<void> =>
  page.evaluate(() =>
    sessionStorage.setItem('marquee.reloaded-build', document.querySelector<HTMLScriptElement>('script[data-main]')?.dataset['main'] ?? ''),
  );
