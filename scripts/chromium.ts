import { existsSync } from 'node:fs';

import { isShell, SHELLS, WHOLE } from './browsers.mjs';

type Paths = ReadonlyArray<string | undefined>;

const first = (paths: Paths): string | undefined => paths.find((path) => path !== undefined && existsSync(path));

/** The browser that tests use: the one named by CHROMIUM_PATH, else one that is installed, else Playwright's own (undefined). */
export const chromiumPath = (): string | undefined => first([process.env['CHROMIUM_PATH'], ...SHELLS, ...WHOLE]);

/** The first of these that is there and is no shell: what is measured is measured with everything around the page, as people have it. */
export const wholeAmong = (paths: Paths): string => {
  const path = first(paths.filter((each) => !isShell(each)));
  if (path === undefined) {
    throw new Error('What is measured, is measured in a whole browser, not in the headless shell, and there is none here: install Chromium, name it in CHROMIUM_PATH, or run "npx playwright install chromium".');
  }
  return path;
};

const ARGUMENTS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--disable-dev-shm-usage', '--font-render-hinting=none', '--force-color-profile=srgb',
];

export const launching = (path: string | undefined) => ({ ...(path === undefined ? {} : { executablePath: path }), headless: true, args: ARGUMENTS });

/** How Chromium is started for tests: quiet, offline but for the machine itself, and the same everywhere. */
export const chromiumLaunch = launching(chromiumPath());
