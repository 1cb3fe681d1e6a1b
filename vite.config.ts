import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv } from 'vite';
import { join } from 'node:path';
import { compileWhileLoading, minifyTwice, smallerPackages, withoutDescriptions } from './scripts/vite-plugins.ts';
import { startScriptsPlugin } from './scripts/prerender/start-scripts-plugin.ts';
import { chunkGroups } from './scripts/build/chunk-groups.ts';
import { tmdbPlugin } from './scripts/tmdb-middleware.ts';
import { operatorTextsPlugin } from './scripts/operator/operator-texts.ts';
import { tmdbLogoPlugin } from './scripts/operator/tmdb-logo.ts';
import { readTmdbAccess, tmdbConfigError } from './scripts/tmdb-access.ts';
import { readBuildConfig } from '#composition/config';

/** The largest chunks of a visitor's and of a member's first view; Rolldown names a chunk without a group after one of its modules. */
const FIRST_VIEW = new Set(['engine', 'machines', 'shared', 'index', 'grid', 'use-keep-previous-list', 'filters',
  'open-embedded-catalogue', 'catalogue-tmdb', 'start-session-service', 'members', 'open-member-lists', 'open-memory-backend',
  'memory-server', 'member-parts', 'card-actions.messages', 'build', 'start', 'src', 'popover', 'parts', 'user-settings-applier',
  'lists-loader', 'backend-memory', 'storage-problem-notice', 'list-change-toast', 'use-today', 'preload-modal', 'request.messages',
  'operators', 'feedback', 'details-page', 'search-page', 'own-list-page', 'history-page', 'history', 'home-page', 'forms']);

/** Scripts of every page. */
const EVERYWHERE = /^assets\/(?:rolldown-runtime|engine|shared|start)-[\w-]{7}\.js$/;
/** Code that renders nothing: the styles of the chunks that it shares belong to the parts that load them. */
const WITHOUT_STYLES = /(?:watch-user-session|open-memory-backend)-/;
export default defineConfig(({ command, mode, isPreview, isSsrBuild }) => {
  const env = loadEnv(mode, import.meta.dirname, ['VITE_', 'TMDB_']);
  const { tmdbLogo, ...environment } = readBuildConfig(env);
  const access = readTmdbAccess(env);
  // Storybook loads this file too, with `isPreview` undefined, and sends no TMDB requests.
  const configError = command === 'serve' && isPreview === false ? tmdbConfigError(environment, access) : null;
  if (configError !== null) throw new Error(configError);
  return {
    plugins: [react(), startScriptsPlugin(), tmdbPlugin(access), operatorTextsPlugin(join(import.meta.dirname, 'operator'), environment),
      tmdbLogoPlugin(tmdbLogo, join(import.meta.dirname, 'public')),
      ...(command === 'build' ? [smallerPackages(), withoutDescriptions(),
      minifyTwice(FIRST_VIEW, join(import.meta.dirname, '.cache/minified')), compileWhileLoading()] : [])],
    // Selects the ES2015 build of rxjs: native classes, no ES5 helpers.
    resolve: {
      conditions: ['es2015', ...defaultClientConditions],
      alias: { re2js: join(import.meta.dirname, 'scripts/build/no-regular-expressions.mjs') },
    },
    build: {
      // The oldest browsers with the CSS and HTML features in use: oklch(), color-mix(), <dialog>, :has().
      target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
      manifest: true,
      // The licences of the packages in the bundle; scripts/build.mjs adds NOTICE.
      license: { fileName: 'notices.txt' },
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Without the scripts that every page has loaded. Pages and dialogs that nobody opens first request their scripts one after
        // another: naming all of them would make the entry longer.
        resolveDependencies: (file, files) =>
          files.filter((each) => !EVERYWHERE.test(each) && !(WITHOUT_STYLES.test(file) && each.endsWith('.css'))
          && (!/(?:modal|watch-user-session|dashboard-page|manage-users-page|user-page|all-lists-page|admin-list-page|audit-page|inbox-page|memory-admin-backend|admin-reads|settings-page|profile-page|history-page|plots|feedback-page|help-page|faq-page|evening-page|operator-page|manage-lists-page|account-use-cases|profile-use-cases|item-table|sortable-items|sortable-lists|filter-fields|filter-sheet)-/.test(file) || each.endsWith('.css'))),
      },
      rolldownOptions: {
        output: {
          // Seven characters, the fewest that Rolldown takes for as many files, instead of eight: the entry names every file, and a hash
          // does not compress.
          ...(isSsrBuild === true ? {} : { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]' }),
          // Few files for the first view: code for every page, code that most pages share, and the code of the configured adapters.
          codeSplitting: {
            groups: chunkGroups(environment.catalogue === 'tmdb'),
          },
        },
      },
    },
    // Bundles all dependencies, so that the prerender script runs without node_modules resolution.
    ssr: { noExternal: true },
    server: { port: 5173 },
    define: {
      __CATALOGUE_PATH__: JSON.stringify(process.env['MARQUEE_CATALOGUE_PATH'] ?? '/catalogue/'),
      __CATALOGUE_BYTES__: process.env['MARQUEE_CATALOGUE_BYTES'] ?? '0',
      // Decoded here: an invalid value stops the build or the server, and the client bundle does not contain the codec.
      __EMULATORS__: JSON.stringify(environment.firebase?.emulators !== undefined && environment.firebase.emulators !== null),
      __ON_TMDB__: JSON.stringify(environment.catalogue === 'tmdb'),
      __ON_FIREBASE__: JSON.stringify(environment.backend === 'firebase'),
      __ENVIRONMENT__: JSON.stringify(environment),
    },
  };
});
