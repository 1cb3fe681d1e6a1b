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
      rolldownOptions: {
        output: {
          // Few files for a first view: what every page needs, what most pages share, and what a profile is made of.
          codeSplitting: {
            groups: [
              { name: 'engine', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|xstate|@xstate|use-sync-external-store|inversify|@inversifyjs|reflect-metadata|rxjs|tslib|fp-ts|io-ts)[\\/]/ },
              { name: 'house', test: /src[\\/](?:ui|domain|application)[\\/]/, minShareCount: 4 },
              { name: 'grid', test: /node_modules[\\/]@tanstack[\\/]|src[\\/]ui[\\/]design[\\/]shelves[\\/](?:virtual|use-grid)/ },
            ],
          },
        },
      },
    },
    // The prerender runs as it is, wherever the build runs.
    ssr: { noExternal: true },
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
