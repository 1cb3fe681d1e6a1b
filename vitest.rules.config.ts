import { defineConfig } from 'vitest/config';

/** Tests of the security rules, against emulators that run already: their addresses come from the environment. */
export default defineConfig({
  test: { name: 'rules', environment: 'node', include: ['tests/rules/**/*.test.ts'], fileParallelism: false, testTimeout: 15_000 },
});
