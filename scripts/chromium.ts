import { existsSync } from 'node:fs';

import { SHELLS, WHOLE } from './browsers.mjs';

const first = (paths: ReadonlyArray<string | undefined>): string | undefined => paths.find((path) => path !== undefined && existsSync(path));

/** The browser that tests use: the one named by CHROMIUM_PATH, else one that is installed, else Playwright's own (undefined). */
export const chromiumPath = (): string | undefined => first([process.env['CHROMIUM_PATH'], ...SHELLS, ...WHOLE]);

/** A browser as people use it, with everything around the page: what is measured, is measured in it. */
export const wholeBrowserPath = (): string | undefined => first([...WHOLE, process.env['CHROMIUM_PATH']]);

const ARGUMENTS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--disable-dev-shm-usage', '--font-render-hinting=none', '--force-color-profile=srgb',
];

const launching = (path: string | undefined) => ({ ...(path === undefined ? {} : { executablePath: path }), headless: true, args: ARGUMENTS });

/** How Chromium is started for tests: quiet, offline but for the machine itself, and the same everywhere. */
export const chromiumLaunch = launching(chromiumPath());

/** The same for what is measured. */
export const wholeLaunch = launching(wholeBrowserPath());
