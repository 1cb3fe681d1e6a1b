import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { readEnvironment } from './src/composition/environment.ts';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, ['VITE_', 'TMDB_']);
  readEnvironment(env);
  return {
    plugins: [react()],
    build: {
      // The browsers that the look needs anyway: oklch(), color-mix(), <dialog>, :has().
      target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    server: {
      port: 5173,
      proxy: {
        // The key stays here: the browser asks this server, and this server asks TMDB.
        '/api/tmdb': {
          target: env['TMDB_ORIGIN'] ?? 'https://api.themoviedb.org',
          changeOrigin: true,
          rewrite: (path) => path.replace(/^\/api\/tmdb/, '/3'),
          headers: env['TMDB_TOKEN'] === undefined ? {} : { authorization: `Bearer ${env['TMDB_TOKEN']}` },
        },
      },
    },
    define: { __CATALOGUE_PATH__: JSON.stringify(process.env['MARQUEE_CATALOGUE_PATH'] ?? '/catalogue/') },
  };
});
