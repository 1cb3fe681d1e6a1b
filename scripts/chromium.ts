import { existsSync } from 'node:fs';

const candidates = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that tests use: the one named by CHROMIUM_PATH, else one that is installed, else Playwright's own (undefined). */
export const chromiumPath = (): string | undefined => candidates.find((path) => path !== undefined && existsSync(path));

/** How Chromium is started for tests: quiet, offline but for the machine itself, and the same everywhere. */
export const chromiumLaunch = {
  ...(chromiumPath() === undefined ? {} : { executablePath: chromiumPath() as string }),
  headless: true,
  args: [
    '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
    '--disable-sync', '--disable-dev-shm-usage', '--font-render-hinting=none', '--force-color-profile=srgb',
  ],
};
