import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

/** Screens beside the pictures that somebody has looked at (`tests/pictures/baselines`), from the built Storybook. */
export default defineConfig({
  testDir: 'tests/pictures',
  outputDir: '.cache/picture-results',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  globalSetup: './tests/pictures/made-with.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  retries: 1,
  forbidOnly: true,
  expect: { timeout: 30_000, toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixelRatio: 0.0005, threshold: 0.1, stylePath: 'tests/pictures/still.css' } },
  use: { browserName: 'chromium', launchOptions: chromiumLaunch, baseURL: process.env['MARQUEE_STORIES'] ?? '', reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
  // The system chooses the port; Playwright keeps the address in the environment, and loads this file again in each worker.
  webServer: { command: 'node node_modules/vite/bin/vite.js preview tests/stories', wait: { stdout: /Local: +(?<marquee_stories>http:\/\/[^\s/]+)\// } },
});
