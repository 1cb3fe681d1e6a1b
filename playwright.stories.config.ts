import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

/** Tests the stories of the built Storybook: their play functions, their widths, and their views with axe. */
export default defineConfig({
  testDir: 'tests/stories',
  outputDir: '.cache/story-results',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: process.env['MARQUEE_RETRIES'] === '1' ? 1 : 0,
  forbidOnly: true,
  use: { browserName: 'chromium', launchOptions: chromiumLaunch, baseURL: process.env['MARQUEE_STORIES'] ?? '' },
  // The operating system chooses the port; Playwright stores the URL in the environment and reloads this file in each worker.
  webServer: {
    command: 'node node_modules/vite/bin/vite.js preview tests/stories',
    wait: { stdout: /Local: +(?<marquee_stories>http:\/\/[^\s/]+)\// },
  },
});
