import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv } from 'vite';
import { join } from 'node:path';
import { compileWhileLoading, minifyTwice, smallerPackages, withoutDescriptions } from './scripts/vite-plugins.ts';
import { tmdbPlugin } from './scripts/tmdb-middleware.ts';
import { operatorTextsPlugin } from './scripts/operator/operator-texts.ts';
import { tmdbLogoPlugin } from './scripts/operator/tmdb-logo.ts';
import { readTmdbAccess, tmdbConfigError } from './scripts/tmdb-access.ts';
import { readBuildConfig } from '#composition/config';

/** The largest chunks of a visitor's and of a member's first view; Rolldown names a chunk without a group after one of its modules. */
const FIRST_VIEW = new Set(['engine', 'machines', 'shared', 'index', 'grid', 'use-keep-previous-list', 'use-filtered-list', 'open-embedded-catalogue', 'catalogue-tmdb', 'start-session-service', 'members', 'open-member-lists', 'open-memory-backend', 'memory-server', 'member-parts', 'card-actions.messages', 'build', 'start', 'src', 'popover', 'parts', 'user-settings-applier', 'lists-loader', 'backend-memory', 'storage-problem-notice', 'list-change-toast', 'use-today', 'preload-modal', 'request.messages', 'operators', 'feedback', 'details-page', 'own-list-page', 'history-page', 'forms']);

/** Scripts of every page. */
const EVERYWHERE = /^assets\/(?:rolldown-runtime|engine|shared|start)-[\w-]{7}\.js$/;
/** Code that renders nothing: the styles of the chunks that it shares belong to the parts that load them. */
const WITHOUT_STYLES = /(?:watch-user-session|open-memory-backend)-/;
/** Modules of TMDB's adapter that its first view shares with later parts. */
const TMDB_START = '|domain[\\\\/]rate-limit[\\\\/]retry-after|application[\\\\/]profile[\\\\/]title-settings|domain[\\\\/]catalogue[\\\\/]filter-match|adapters[\\\\/](?:browser[\\\\/]early-responses|tmdb[\\\\/](?:queries[\\\\/]query-answers|codecs[\\\\/](?:codec-parts|page-codec|title-codec)|mapping[\\\\/]to-title))';

export default defineConfig(({ command, mode, isPreview, isSsrBuild }) => {
  const env = loadEnv(mode, import.meta.dirname, ['VITE_', 'TMDB_']);
  const { tmdbLogo, ...environment } = readBuildConfig(env);
  const access = readTmdbAccess(env);
  // Storybook loads this file too, with `isPreview` undefined, and sends no TMDB requests.
  const configError = command === 'serve' && isPreview === false ? tmdbConfigError(environment, access) : null;
  if (configError !== null) throw new Error(configError);
  return {
    plugins: [react(), tmdbPlugin(access), operatorTextsPlugin(join(import.meta.dirname, 'operator'), environment), tmdbLogoPlugin(tmdbLogo, join(import.meta.dirname, 'public')), ...(command === 'build' ? [smallerPackages(), withoutDescriptions(), minifyTwice(FIRST_VIEW, join(import.meta.dirname, '.cache/minified')), compileWhileLoading()] : [])],
    // Selects the ES2015 build of rxjs: native classes, no ES5 helpers.
    resolve: { conditions: ['es2015', ...defaultClientConditions] },
    build: {
      // The oldest browsers with the CSS and HTML features in use: oklch(), color-mix(), <dialog>, :has().
      target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
      manifest: true,
      // The licences of the packages in the bundle; scripts/build.mjs adds NOTICE.
      license: { fileName: 'notices.txt' },
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Without the scripts that every page has loaded. Pages and dialogs that nobody opens first request their scripts one after another: naming all of them would make the entry longer.
        resolveDependencies: (file, files) => files.filter((each) => !EVERYWHERE.test(each) && !(WITHOUT_STYLES.test(file) && each.endsWith('.css')) && (!/(?:modal|watch-user-session|dashboard-page|manage-users-page|user-page|all-lists-page|admin-list-page|audit-page|inbox-page|memory-admin-backend|admin-reads|settings-page|profile-page|history-page|plots|feedback-page|help-page|faq-page|operator-page|manage-lists-page|history-page|item-table|sortable-items|sortable-lists|filter-fields|filter-sheet)-/.test(file) || each.endsWith('.css'))),
      },
      rolldownOptions: {
        output: {
          // Seven characters, the fewest that Rolldown takes for as many files, instead of eight: the entry names every file, and a hash does not compress.
          ...(isSsrBuild === true ? {} : { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js', assetFileNames: 'assets/[name]-[hash:7][extname]' }),
          // Few files for the first view: code for every page, code that most pages share, and the code of the configured adapters.
          codeSplitting: {
            groups: [
              // A visitor's first view runs no machine.
              { name: 'machines', test: /node_modules[\\/](?:xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)[\\/]|src[\\/]application[\\/]actor-logic-from-answer\.ts/, includeDependenciesRecursively: false },
              // Only the rxjs operators that visitors need: the others load with members' code.
              { name: 'engine', test: /node_modules[\\/](?:(?:react|react-dom|scheduler|react-router|react-router-dom|inversify|@inversifyjs|reflect-metadata|tslib|fp-ts|io-ts)[\\/]|rxjs[\\/](?!.*[\\/](?:index|combineLatest|debounceTime|timer|repeat|tap|scan\w*|takeUntil|takeWhile|ignoreElements|startWith|interval\w*|timeout\w*|async|Async\w+|Action|concat\w*|skip|mergeAll|merge|share|pairwise|fromEvent|exhaustMap|auditTime|firstValueFrom)\.js))/ },
              // Code that several pages of the admin area share. Without what the memory backend stores, which all members load.
              { name: 'admin', test: /src[\\/](?:ui[\\/](?:features|messages)[\\/]admin|application[\\/]admin|domain[\\/](?:audit[\\/]audit-log|site-stats|exports|(?:users|lists)[\\/]directory))[\\/.].*tsx?$/, minShareCount: 2, includeDependenciesRecursively: false },
              // One file each for code that only members and forms need: the entry lists every file that a lazily loaded part needs.
              { name: 'members', test: /src[\\/](?:adapters[\\/]browser[\\/]web-tab-lock|domain[\\/](?:lists|history)[\\/](?!watch-stats|directory|server|list-entries|shares)|domain[\\/]shared[\\/](?:hidden-characters|codecs[\\/]or-null)|domain[\\/]catalogue[\\/]text-match[\\/](?:numeral-forms|word-search)|domain[\\/]users[\\/](?:user|user-id|role|password|credentials|recent-titles|pictures[\\/]avatars|profile|user-repository|auth-service|new-user)\.|application[\\/](?:lists[\\/]|history[\\/]history-use-cases)|ui[\\/]hooks[\\/]use-observable-value|ui[\\/]features[\\/]shared[\\/]text-with-isolated-name|ui[\\/]features[\\/]lists[\\/](?:shared[\\/]use-own-lists|watched[\\/](?:calendar-day|rating-badge))).*tsx?$/, minShareCount: 2, includeDependenciesRecursively: false },
              { name: 'rows', test: /src[\\/]ui[\\/]features[\\/]lists[\\/](?:controls[\\/]|list-page[\\/]use-selection|reorder[\\/]grip|shared[\\/]use-url-state)/, minShareCount: 2, includeDependenciesRecursively: false },
              // Few files for the first view: each one takes 4 ms of a slow phone's processor, whatever its size.
              { name: 'start', test: new RegExp(`src[\\\\/](?:ui[\\\\/](?:messages[\\\\/](?:toast|error-catalogue)|design[\\\\/]images[\\\\/]hero|hooks[\\\\/]use-member)|application[\\\\/](?:session[\\\\/]requested-sign-out|ports[\\\\/](?:session-hint|storage-status))|adapters[\\\\/]browser[\\\\/]local-storage-session-hint|composition[\\\\/]backend-module${environment.catalogue === 'tmdb' ? TMDB_START : ''})\\b.*tsx?$`), minShareCount: 2, includeDependenciesRecursively: false },
              { name: 'parts', test: /src[\\/]ui[\\/](?:design[\\/](?:page[\\/](?:columns|tab-index-for-key)|metadata[\\/](?:fact-|score-badge))|features[\\/]shared[\\/](?:name-size|outside-link|use-expandable-list))/, minShareCount: 2, includeDependenciesRecursively: false },
              // Code that the pages and dialogs of accounts share, apart from the fields, which members need for their lists.
              { name: 'auth', test: /src[\\/]ui[\\/](?:features[\\/]auth[\\/](?!action-email[\\/](?:verify-email-notice|demo-emails))|messages[\\/]auth\.).*tsx?$/, minShareCount: 2, includeDependenciesRecursively: false },
              { name: 'forms', test: /src[\\/](?:application[\\/]account[\\/]validate-fields|domain[\\/]users[\\/]email)\.ts$|src[\\/]ui[\\/](?:features[\\/]auth[\\/]|design[\\/]fields[\\/](?:field|text-field|password-field|form-note)\.|forms[\\/](?!drafts)|messages[\\/](?:field|action-email)\.).*tsx?$/, minShareCount: 2, includeDependenciesRecursively: false },
              // Excludes account forms and messages, shared by pages that visitors seldom open, dialogs, which open later, and parts of few pages.
              { name: 'shared', test: /src[\\/](?!.*(?:[\\/](?:users|lists|history|account|profile|auth|home|settings|admin|audit|site-stats|exports)[\\/]|application[\\/]session[\\/](?!session-machine)|[\\/](?:fields?|filters)[\\/.]|form-machine|messages[\\/](?:action-email|auth|card-actions|error-catalogue|field|list-items|lists|manage-lists|member-menu|profile|request|settings|toast|unsent-changes|watched|catalogue[\\/](?:browse|shelf|search))\b|[\\/](?:use-draft|use-form|use-member|shelf-plan|featured|modal|use-dialog|lock-page|feedback|resolve-title-ids|not-found-shelf|linked-text|genre-tile|side-entries|list-address|planned-shelves|use-shelf-titles|menu|menu-entry|use-popover|move-roving-focus|infinite-title-grid|use-infinite-list|use-keep-previous-list|use-load-more-focus|virtual-grid|use-grid-\w+|use-gradual-count|use-focus-retention|relative-time|tag|row-page|infinite-list-machine|hidden-characters|or-null|strict-object|numeral-forms|word-search|match-kind|name-forms|use-is-printing|use-end-near|use-session-ending-request|use-today|shared-list-metadata|structured-data|is-range-event)\.|app[\\/]modals[\\/](?!modal-provider)))(?:ui|domain|application)[\\/]/, minShareCount: 4 },
              // One file each instead of a dozen small ones: the entry lists every file that a lazily loaded part needs.
              { name: 'operators', test: /node_modules[\\/]rxjs[\\/].*[\\/](?:combineLatest|scan\w*|takeUntil|takeWhile|ignoreElements|concat\w*|firstValueFrom|skip|mergeAll|merge|share|defer|exhaustMap|startWith)\.js/, minShareCount: 2 },
              { name: 'popover', test: /src[\\/]ui[\\/]design[\\/]overlays[\\/](?:use-popover|move-roving-focus)\.tsx?$/, minShareCount: 2, includeDependenciesRecursively: false },
              { name: 'grid', test: /node_modules[\\/]@tanstack[\\/](?:react-virtual|virtual-core)[\\/]|src[\\/]ui[\\/]design[\\/](?:utils[\\/](?:use-end-near|use-is-printing)|shelves[\\/](?:virtual|use-grid|use-focus-retention|use-gradual)|filters[\\/](?:options|filter-menu|filter-bar))|messages[\\/]catalogue[\\/]browse/, includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
    // Bundles all dependencies, so that the prerender script runs without node_modules resolution.
    ssr: { noExternal: true },
    server: { port: 5173 },
    define: {
      __CATALOGUE_PATH__: JSON.stringify(process.env['MARQUEE_CATALOGUE_PATH'] ?? '/catalogue/'),
      // Decoded here: an invalid value stops the build or the server, and the client bundle does not contain the codec.
      __EMULATORS__: JSON.stringify(environment.firebase?.emulators !== undefined && environment.firebase.emulators !== null),
      __ON_TMDB__: JSON.stringify(environment.catalogue === 'tmdb'),
      __ENVIRONMENT__: JSON.stringify(environment),
    },
  };
});
