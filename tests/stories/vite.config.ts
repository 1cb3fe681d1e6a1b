import { defineConfig } from 'vite';

/** Serves the built Storybook for the story tests with an hour of caching, so that a tab does not load code twice. */
export default defineConfig({
  preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=3600' } },
  build: { outDir: '../../storybook-static' },
});
