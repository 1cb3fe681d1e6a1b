import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

/** Screens beside the pictures that somebody has looked at (`tests/visual/baselines`), from the built Storybook. */
export default defineConfig({
  testDir: 'tests/visual',
  outputDir: '.cache/visual-results',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  globalSetup: './tests/visual/made-with.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  retries: 1,
  forbidOnly: true,
  expect: { timeout: 30_000, toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixelRatio: 0.0005, threshold: 0.1, stylePath: 'tests/visual/still.css' } },
  use: { browserName: 'chromium', launchOptions: chromiumLaunch, baseURL: process.env['MARQUEE_STORIES'] ?? '', reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
  // The system chooses the port; Playwright keeps the address in the environment, and loads this file again in each worker.
  webServer: { command: 'node node_modules/vite/bin/vite.js preview tests/stories', wait: { stdout: /Local: +(?<marquee_stories>http:\/\/[^\s/]+)\// } },
});
