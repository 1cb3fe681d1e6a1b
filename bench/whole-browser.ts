import { chromium } from 'playwright-core';
import { launching, wholeAmong } from '../scripts/chromium.ts';
import { WHOLE } from '../scripts/browsers.mjs';

/** A browser as people use it, with everything around the page: what is measured, is measured in it. */
export const wholeBrowserPath = wholeAmong([process.env['CHROMIUM_PATH'], ...WHOLE, chromium.executablePath()]);

/** How it is started: as for tests. */
export const wholeLaunch = launching(wholeBrowserPath);
