import { defineConfig } from 'vitest/config';

/** Tests adapters and functions against the Firebase emulators; `npm run test:emulators` starts, seeds and stops the emulators. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: 'emulators',
    environment: 'node',
    // Test files share loaded modules: loading them per file takes a tenth of the time.
    isolate: false,
    include: ['tests/emulators/**/*.test.ts'],
    setupFiles: [
      'tests/support/fixed-seed.ts', 'tests/support/broken-streams.ts', 'tests/support/wait-settings.ts', 'tests/support/retry-reporter.ts',
    ],
    // `npm run test:all` tries a failed test once more, and names it.
    retry: process.env['MARQUEE_RETRIES'] === '1' ? 1 : 0,
    // All tests share one Firebase project.
    fileParallelism: false,
    // Ends hanging tests. A trigger runs after the queued triggers of all earlier tests, on a slow machine after a minute.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
