import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

/** Compares screens of the built Storybook with reviewed baseline images (`tests/visual/baselines`). */
export default defineConfig({
  testDir: 'tests/visual',
  outputDir: '.cache/visual-results',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  globalSetup: './tests/visual/record-browser.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  retries: process.env['MARQUEE_RETRIES'] === '1' ? 1 : 0,
  forbidOnly: true,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixelRatio: 0.0005, threshold: 0.1, stylePath: 'tests/visual/still.css',
    },
  },
  use: {
    browserName: 'chromium', launchOptions: chromiumLaunch, baseURL: process.env['MARQUEE_STORIES'] ?? '', reducedMotion: 'reduce',
    locale: 'en-US', timezoneId: 'UTC',
  },
  // The operating system chooses the port; Playwright stores the URL in the environment and reloads this file in each worker.
  webServer: {
    command: 'node node_modules/vite/bin/vite.js preview tests/stories',
    wait: { stdout: /Local: +(?<marquee_stories>http:\/\/[^\s/]+)\// },
  },
});
