import type { Page } from '@playwright/test';

/** Resizes the window to `size` in CSS px and waits until the page reports it; layout read earlier would have the old size. */
export const resize = async (tab: Page, size: { readonly width: number; readonly height: number }): Promise<void> => {
  await tab.setViewportSize(size);
  await tab.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
};
