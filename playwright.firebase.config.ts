import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';
import { emulatorVariables } from './scripts/firebase/ports.mjs';

/** Tests the app on Firebase, served by the Hosting emulator; `npm run test:firebase` starts, seeds and stops the emulators. */
export default defineConfig({
  testDir: 'tests/e2e-firebase',
  outputDir: '.cache/firebase-results',
  fullyParallel: true,
  // The end-to-end tests run beside these, with two browsers: a fourth one made tests of both wait for their time-outs.
  workers: 1,
  // Timeouts only end hanging tests.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: process.env['MARQUEE_RETRIES'] === '1' ? 1 : 0,
  forbidOnly: true,
  use: {
    browserName: 'chromium', launchOptions: chromiumLaunch,
    viewport: { width: 1440, height: 900 },
    // The worker of the site would answer requests that tests intercept or count.
    serviceWorkers: 'block',
    baseURL: emulatorVariables()['MARQUEE_HOSTING'],
  },
  projects: [{ name: 'firebase' }],
});
