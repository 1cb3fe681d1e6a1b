import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv } from 'vite';
import { readTmdbAccess, tmdbConfigError } from './scripts/tmdb-access.ts';
import { readBuildConfig } from '#composition/config';

export default defineConfig(({ command, mode, isPreview }) => {
  const env = loadEnv(mode, import.meta.dirname, ['VITE_', 'TMDB_']);
  const environment = readBuildConfig(env);
  const access = readTmdbAccess(env);
  // Storybook reads this file too, without a word on previews: it asks TMDB nothing.
  const refusal = command === 'serve' && isPreview === false ? tmdbConfigError(environment, access) : null;
  if (refusal !== null) throw new Error(refusal);
  return {
    plugins: [react()],
    // rxjs in classes as browsers know them, without the helpers that older ones need.
    resolve: { conditions: ['es2015', ...defaultClientConditions] },
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
              // Of rxjs only what strangers need: the rest follows with members' code.
              { name: 'engine', test: /node_modules[\\/](?:(?:react|react-dom|scheduler|react-router|react-router-dom|xstate|@xstate|use-sync-external-store|inversify|@inversifyjs|reflect-metadata|tslib|fp-ts|io-ts)[\\/]|rxjs[\\/](?!.*[\\/](?:index|combineLatest|debounceTime|timer|repeat|scan\w*|takeUntil|takeWhile|ignoreElements|startWith|interval\w*|timeout\w*|async|Async\w+|Action|concat\w*|skip|take|mergeAll|merge)\.js))/ },
              // Forms and words of accounts are shared too, but by pages that strangers seldom open; what is on the shelves, by a few pages.
              { name: 'shared', test: /src[\\/](?!.*(?:[\\/](?:users|account|profile|auth|home|settings)[\\/]|application[\\/]session[\\/](?!session-machine)|[\\/]fields?[\\/.]|form-machine|messages[\\/](?:member|error-catalogue|field|toast)\b|[\\/](?:use-draft|use-form|use-member|shelf-plan|featured)\.|app[\\/]modals[\\/](?!modal-(?:host|provider))))(?:ui|domain|application)[\\/]/, minShareCount: 4 },
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
          target: access.origin,
          changeOrigin: true,
          rewrite: (path) => path.replace(/^\/api\/tmdb/, '/3'),
          headers: access.token === null ? {} : { authorization: `Bearer ${access.token}` },
        },
      },
    },
    define: {
      __CATALOGUE_PATH__: JSON.stringify(process.env['MARQUEE_CATALOGUE_PATH'] ?? '/catalogue/'),
      // Decoded here, where a wrong value stops the build and the start: no visitor downloads the codec.
      __ENVIRONMENT__: JSON.stringify(environment),
    },
  };
});
