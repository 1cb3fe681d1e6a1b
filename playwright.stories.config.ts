import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

/** Every story of the built Storybook, with its play, and axe. */
export default defineConfig({
  testDir: 'tests/stories',
  outputDir: '.cache/story-results',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 1,
  forbidOnly: true,
  use: { browserName: 'chromium', launchOptions: chromiumLaunch, baseURL: process.env['MARQUEE_STORIES'] ?? '' },
  // The system chooses the port; Playwright keeps the address in the environment, and loads this file again in each worker.
  webServer: { command: 'node node_modules/vite/bin/vite.js preview tests/stories', wait: { stdout: /Local: +(?<marquee_stories>http:\/\/[^\s/]+)\// } },
});
