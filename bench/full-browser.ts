import { chromium } from 'playwright-core';
import { launching, findFullBrowser } from '../scripts/chromium.ts';
import { WHOLE } from '../scripts/browsers.mjs';

/** Path of a full browser, as users have it; benchmarks run in it. */
export const fullBrowserPath = findFullBrowser([process.env['CHROMIUM_PATH'], ...WHOLE, chromium.executablePath()]);

/** Launch options of that browser, equal to those for tests. */
export const fullBrowserLaunch = launching(fullBrowserPath);
