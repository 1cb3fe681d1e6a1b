import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

/** Returns the address that a server below has reported. Playwright keeps it in the environment, and loads this file again in each worker. */
const reported = (name: string): string => process.env[name] ?? '';

/** The main journeys on the production build, on both catalogue profiles. The system chooses all ports. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  // Limits end what hangs.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 1,
  forbidOnly: true,
  use: { browserName: 'chromium', launchOptions: chromiumLaunch, viewport: { width: 1440, height: 900 } },
  projects: [
    { name: 'embedded', testIgnore: /[.]tmdb[.]spec/, use: { baseURL: reported('MARQUEE_EMBEDDED') } },
    { name: 'tmdb', testIgnore: /[.]embedded[.]spec/, use: { baseURL: reported('MARQUEE_TMDB') } },
  ],
  webServer: [
    { command: 'node scripts/serve.mjs dist --port 0', wait: { stdout: /at (?<marquee_embedded>http:\S+)\s/ } },
    { command: 'node node_modules/tsx/dist/cli.mjs tests/tmdb/server/main.ts --port 0', wait: { stdout: /facts: (?<marquee_tmdb_server>http:\S+)\/3\s/ } },
    { command: 'node scripts/serve.mjs dist-tmdb --port 0 --tmdb-in MARQUEE_TMDB_SERVER', wait: { stdout: /at (?<marquee_tmdb>http:\S+)\s/ } },
  ],
});
