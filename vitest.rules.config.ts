import { defineConfig } from 'vitest/config';

/** Tests of the security rules, against emulators that run already: their addresses come from the environment. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: 'rules',
    environment: 'node',
    include: ['tests/rules/**/*.test.ts'],
    setupFiles: ['tests/support/retry-reporter.ts'],
    retry: 1,
    fileParallelism: false,
    // Ends what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
