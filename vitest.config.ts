import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { join } from 'node:path';
import { chromiumLaunch } from './scripts/chromium.ts';
import { operatorTextsPlugin } from './scripts/operator/operator-texts.ts';
import { moduleCache, moduleCacheKeys } from './scripts/test/module-cache.ts';

export default defineConfig({
  plugins: [
    react(),
    operatorTextsPlugin(join(import.meta.dirname, 'operator'), { backend: 'memory', catalogue: 'embedded' }),
    moduleCacheKeys(import.meta.dirname),
  ],
  define: {
    __CATALOGUE_PATH__: JSON.stringify('/catalogue/'),
    __TMDB_LOGO__: 'null',
    // A test can stub it.
    __ON_TMDB__: '(globalThis.isOnTmdb === true)',
    __ON_FIREBASE__: '(globalThis.isOnFirebase === true)',
  },
  // Functions import the app's layers through the paths in tsconfig.json.
  resolve: { tsconfigPaths: true },
  test: {
    // Timeouts only end hanging tests; the duration of a test is not a criterion.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    experimental: moduleCache,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Test files share loaded modules: loading them per file takes a third of the total test time.
          isolate: false,
          setupFiles: [
            'tests/support/fixed-seed.ts', 'tests/support/leaked-timers.ts', 'tests/support/restore-globals.ts',
            'tests/support/wait-settings.ts',
          ],
          include: [
            'src/**/*.test.ts', 'tests/support/**/*.test.ts', '.storybook/**/*.test.ts', 'catalogue/**/*.test.ts',
            'tests/tmdb/**/*.test.ts', 'tests/conventions/**/*.test.ts', 'functions/src/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          setupFiles: [
            'tests/support/fixed-seed.ts', 'tests/support/leaked-timers.ts', 'tests/support/restore-globals.ts',
            'tests/support/wait-settings.ts', 'tests/support/wait-in-page.ts', 'tests/support/restore-page.ts',
          ],
          include: ['src/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // Reduced motion: animations cause repeated rendering and slow the tests down. The end-to-end tests run with animations.
          browser: {
            enabled: true, headless: true,
            provider: playwright({ launchOptions: chromiumLaunch, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
