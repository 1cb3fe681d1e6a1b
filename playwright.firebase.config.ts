import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';
import { emulatorVariables } from './scripts/firebase/ports.mjs';

/** The app on Firebase, served by the Hosting emulator; `npm run test:firebase` boots, fills and stops the emulators. */
export default defineConfig({
  testDir: 'tests/e2e-firebase',
  outputDir: '.cache/firebase-results',
  fullyParallel: true,
  workers: 2,
  // Limits end what hangs.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 1,
  forbidOnly: true,
  use: { browserName: 'chromium', launchOptions: chromiumLaunch, viewport: { width: 1440, height: 900 }, baseURL: emulatorVariables()['MARQUEE_HOSTING'] },
  projects: [{ name: 'firebase' }],
});
