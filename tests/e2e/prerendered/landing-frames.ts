import type { Page } from '@playwright/test';

/** Records the visible hero and first shelf, and the layout shifts, in every frame. Call it before the page is opened. */
export const recordLandingFrames = async (page: Page): Promise<ReadonlyArray<string>> => {
  const seen: string[] = [];
  await page.exposeFunction('recordShown', (shown: string) => void seen.push(shown));
  await page.addInitScript(() => {
    let last = '';
    const checkFrame = (): void => {
      requestAnimationFrame(checkFrame);
      const parts = [document.querySelector('#root .visitor .shown a'), document.querySelector('#root .shelf h2')];
      const visible = parts.filter((part) => part?.checkVisibility({ visibilityProperty: true }) === true);
      const shown = visible.map((part) => part?.textContent).join(' | ');
      if (shown !== last && shown !== '') (window as unknown as { recordShown: (shown: string) => void }).recordShown(shown);
      last = shown;
    };
    checkFrame();
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return seen;
};

/** Returns the sum of the layout shifts of the open page. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { readonly shift: number }).shift);
