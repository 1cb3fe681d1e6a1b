import { defineConfig } from 'vitest/config';

/** Adapters and functions against Firebase's emulators; `npm run test:emulators` boots, fills and stops them. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: 'emulators',
    environment: 'node',
    include: ['tests/emulators/**/*.test.ts'],
    setupFiles: ['tests/support/wait-settings.ts', 'tests/support/retry-reporter.ts'],
    retry: 1,
    // Everybody shares one project.
    fileParallelism: false,
    // Ends what hangs. What a trigger does comes behind the triggers of all tests before it, on a slow machine after a minute.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
