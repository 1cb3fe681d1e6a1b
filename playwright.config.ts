import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

/** Returns the URL reported by a server below. Playwright stores the URL in the environment and reloads this file in each worker. */
const reportedUrl = (name: string): string => process.env[name] ?? '';

/** Catalogues of the projects that the command line names; both without a name. A server of another catalogue would need its build. */
const CATALOGUES = ['embedded', 'tmdb'];
const named = CATALOGUES.filter((name) => process.argv.some((argument) => argument === name || argument === `--project=${name}`));
const isServed = (name: string): boolean => named.length === 0 || named.includes(name);

/** Tests the main user journeys on the production build with both catalogues. The operating system chooses all ports. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  // Timeouts only end hanging tests.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // `MARQUEE_RETRIES=1` gives each test a second try.
  retries: process.env['MARQUEE_RETRIES'] === '1' ? 1 : 0,
  forbidOnly: true,
  // The worker of the site would answer requests that tests intercept or count; only the tests of the worker allow it.
  use: { browserName: 'chromium', launchOptions: chromiumLaunch, viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' },
  projects: [
    { name: 'embedded', testIgnore: /[.]tmdb[.]spec/, use: { baseURL: reportedUrl('MARQUEE_EMBEDDED') } },
    { name: 'tmdb', testIgnore: /[.]embedded[.]spec/, use: { baseURL: reportedUrl('MARQUEE_TMDB') } },
  ],
  webServer: [
    ...(isServed('embedded')
      ? [{ command: 'node scripts/serve.mjs dist --port 0', wait: { stdout: /at (?<marquee_embedded>http:\S+)\s/ } }]
      : []),
    ...(isServed('tmdb')
      ? [
          {
            command: 'node node_modules/tsx/dist/cli.mjs tests/tmdb/server/main.ts --port 0',
            wait: { stdout: /facts: (?<marquee_tmdb_server>http:\S+)\/3\s/ },
          },
          {
            command: 'node scripts/serve.mjs dist-tmdb --port 0 --tmdb-in MARQUEE_TMDB_SERVER',
            wait: { stdout: /at (?<marquee_tmdb>http:\S+)\s/ },
          },
        ]
      : []),
  ],
});
