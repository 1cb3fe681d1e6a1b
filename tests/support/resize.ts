import type { Page } from '@playwright/test';

/** Makes the window another size, in CSS px. The page hears of it a moment later: what is looked at before that is of the size before. */
export const resize = async (tab: Page, size: { readonly width: number; readonly height: number }): Promise<void> => {
  await tab.setViewportSize(size);
  await tab.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
};
