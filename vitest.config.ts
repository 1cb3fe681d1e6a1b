import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium.ts';

export default defineConfig({
  plugins: [react()],
  // Functions import the app's layers through the paths of tsconfig.json.
  resolve: { tsconfigPaths: true },
  test: {
    // Limits end what hangs. How long a test takes is no verdict.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Each file finds the modules of the one before it: loading them anew takes as long as a third of the tests.
          isolate: false,
          setupFiles: ['tests/support/leaked-timers.ts', 'tests/support/restore-globals.ts', 'tests/support/wait-settings.ts'],
          include: ['src/**/*.test.ts', 'catalogue/**/*.test.ts', 'tests/tmdb/**/*.test.ts', 'tests/conventions/**/*.test.ts', 'functions/src/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/support/leaked-timers.ts', 'tests/support/restore-globals.ts', 'tests/support/wait-settings.ts', 'tests/support/wait-in-page.ts', 'tests/support/restore-page.ts'],
          include: ['src/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // Stories stand still: what moves is drawn over and over, which takes longer than what they prove. The journeys end to end move.
          browser: { enabled: true, headless: true, provider: playwright({ launchOptions: chromiumLaunch, contextOptions: { reducedMotion: 'reduce' } }), instances: [{ browser: 'chromium' }] },
        },
      },
    ],
  },
});
