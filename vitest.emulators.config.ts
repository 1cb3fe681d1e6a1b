import { defineConfig } from 'vitest/config';

/** Adapters and functions against Firebase's emulators; `npm run test:emulators` boots, fills and stops them. */
export default defineConfig({
  test: {
    name: 'emulators',
    environment: 'node',
    include: ['tests/emulators/**/*.test.ts'],
    // Everybody shares one project.
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
