import { existsSync } from 'node:fs';

import { isShell, SHELLS, WHOLE } from './browsers.mjs';

type Paths = ReadonlyArray<string | undefined>;

const first = (paths: Paths): string | undefined => paths.find((path) => path !== undefined && existsSync(path));

/** Returns the browser for tests: CHROMIUM_PATH, else an installed one, else Playwright's own (undefined). */
export const chromiumPath = (): string | undefined => first([process.env['CHROMIUM_PATH'], ...SHELLS, ...WHOLE]);

/**
 * Returns the first installed browser that is not a headless shell: benchmarks run in a full browser, as users have it. Throws if there is
 * none.
 */
export const findFullBrowser = (paths: Paths): string => {
  const path = first(paths.filter((each) => !isShell(each)));
  if (path === undefined) {
    throw new Error(
      'Benchmarks need a whole browser, not the headless shell, and none was found: install Chromium, set CHROMIUM_PATH, or run "npx playwright install chromium".',
    );
  }
  return path;
};

const ARGUMENTS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--disable-dev-shm-usage', '--font-render-hinting=none', '--force-color-profile=srgb',
];

/** Returns Playwright's launch options for a browser. */
export const launching = (path: string | undefined) => ({
  ...(path === undefined ? {} : { executablePath: path }),
  headless: true, args: ARGUMENTS,
});

/** Launch options of Chromium for tests: no background traffic, and the same rendering on every machine. */
export const chromiumLaunch = launching(chromiumPath());
