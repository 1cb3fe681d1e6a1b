import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

/** The main journeys on the production build, on both catalogue profiles. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: { browserName: 'chromium', launchOptions: chromiumLaunch, viewport: { width: 1440, height: 900 } },
  projects: [
    { name: 'embedded', testIgnore: /[.]tmdb[.]spec/, use: { baseURL: 'http://127.0.0.1:4173' } },
    { name: 'tmdb', testIgnore: /[.]embedded[.]spec/, use: { baseURL: 'http://127.0.0.1:4174' } },
  ],
  webServer: [
    { command: 'node scripts/serve.mjs dist --port 4173', url: 'http://127.0.0.1:4173', reuseExistingServer: false },
    { command: 'node node_modules/tsx/dist/cli.mjs tests/tmdb/server/main.ts --port 4210', url: 'http://127.0.0.1:4210/3/genre/movie/list', reuseExistingServer: false },
    { command: 'node scripts/serve.mjs dist-tmdb --port 4174 --tmdb http://127.0.0.1:4210', url: 'http://127.0.0.1:4174', reuseExistingServer: false },
  ],
});
