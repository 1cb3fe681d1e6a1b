import type { Page } from '@playwright/test';

type Size = { readonly width: number; readonly height: number };

/** Waits until the page reports the window size `size` in CSS px; layout read earlier would have the old size. */
export const waitForSize = async (tab: Page, size: Size): Promise<void> => {
  await tab.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
};

/** Resizes the window to `size` in CSS px and waits until the page reports it. */
export const resize = async (tab: Page, size: Size): Promise<void> => {
  await tab.setViewportSize(size);
  await waitForSize(tab, size);
};
