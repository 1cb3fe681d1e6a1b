import { defineConfig } from 'vitest/config';

/** Tests the security rules against running emulators; their addresses come from environment variables. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: 'rules',
    environment: 'node',
    include: ['tests/rules/**/*.test.ts'],
    setupFiles: ['tests/support/fixed-seed.ts', 'tests/support/retry-reporter.ts'],
    // `npm run test:all` tries a failed test once more, and names it.
    retry: process.env['MARQUEE_RETRIES'] === '1' ? 1 : 0,
    fileParallelism: false,
    // Ends hanging tests.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
