import type { CDPSession, Page } from '@playwright/test';
import { waitForSize } from '../support/resize';

/** Factor between CSS px and drawn px. No story test reads pixels, and drawing at full size takes a fifth of a story's CPU time. */
const DRAWN_SCALE = 0.1;

const sessions = new WeakMap<Page, Promise<CDPSession>>();
const sessionOf = (tab: Page): Promise<CDPSession> => {
  const session = sessions.get(tab) ?? tab.context().newCDPSession(tab);
  sessions.set(tab, session);
  return session;
};

export type Size = { readonly width: number; readonly height: number };

/** Resizes the window to `size` in CSS px, drawn at `DRAWN_SCALE`; the layout is the same as at full size. */
export const resizeStory = async (tab: Page, { width, height }: Size): Promise<void> => {
  const session = await sessionOf(tab);
  await session.send('Emulation.setDeviceMetricsOverride', {
    mobile: false, width, height, screenWidth: width, screenHeight: height, deviceScaleFactor: 1, scale: DRAWN_SCALE,
  });
  await waitForSize(tab, { width, height });
};
