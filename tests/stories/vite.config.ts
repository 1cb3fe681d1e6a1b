import { defineConfig } from 'vite';

/** Serves the built Storybook while it is looked at: a tab that comes for the next story has its code already. */
export default defineConfig({
  preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=3600' } },
  build: { outDir: '../../storybook-static' },
});
