import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

/** Every story of the built Storybook, with its play, and axe. */
export default defineConfig({
  testDir: 'tests/stories',
  outputDir: '.cache/story-results',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  forbidOnly: true,
  use: { browserName: 'chromium', launchOptions: chromiumLaunch, baseURL: 'http://127.0.0.1:4181' },
  webServer: { command: 'node node_modules/vite/bin/vite.js preview tests/stories --port 4181', url: 'http://127.0.0.1:4181/index.json', reuseExistingServer: false },
});
