import { ACCOUNT_GROUPS } from './account-groups.ts';
import { pattern, type ChunkGroup } from './chunk-group.ts';
import { HISTORY_GROUPS } from './history-groups.ts';
import { LIST_GROUPS } from './list-groups.ts';
import { OFFERS_GROUP, SERVICES_GROUP, SMALL_GROUPS } from './small-groups.ts';
import { TASTE_GROUPS } from './taste-groups.ts';

/** Modules of TMDB's adapter that its first view shares with later parts. */
const TMDB_START = [
  String.raw`|domain[\\/]rate-limit[\\/]retry-after|application[\\/]profile[\\/](?:to-recent-title|visitor-data)|`,
  String.raw`adapters[\\/](?:browser[\\/]early-responses|tmdb[\\/](?:queries[\\/]query-answers|codecs[\\/](?:codec-parts|page-codec|`,
  String.raw`title-codec)|mapping[\\/](?:to-title|title-values)))`,
];

/** Returns the groups of Rolldown's `codeSplitting`: few files for the first view, and few for a member's. */
export const chunkGroups = (isOnTmdb: boolean): ChunkGroup[] => [
  // A visitor's first view runs no machine.
  {
    name: 'machines', includeDependenciesRecursively: false,
    test: pattern(
      String.raw`node_modules[\\/](?:xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)[\\/]|`,
      String.raw`src[\\/]application[\\/]actor-logic-from-answer\.ts`,
    ),
  },
  // Only the rxjs operators that visitors need: the others load with members' code.
  {
    name: 'engine',
    test: pattern(
      String.raw`node_modules[\\/](?:(?:react|react-dom|scheduler|react-router|react-router-dom|inversify|@inversifyjs|reflect-metadata|`,
      String.raw`tslib|fp-ts|io-ts)[\\/]|rxjs[\\/](?!.*[\\/](?:index|combineLatest|debounceTime|timer|repeat|tap|scan\w*|takeUntil|`,
      String.raw`takeWhile|ignoreElements|startWith|interval\w*|timeout\w*|async|Async\w+|Action|concat\w*|skip|mergeAll|merge|share|`,
      String.raw`pairwise|fromEvent|exhaustMap|auditTime|firstValueFrom)\.js))`,
    ),
  },
  // Code that several pages of the admin area share. Without what the memory backend stores, which all members load.
  {
    name: 'admin', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/](?:ui[\\/](?:features|messages)[\\/]admin|application[\\/]admin|domain[\\/](?:audit[\\/]audit-log|site-stats|`,
      String.raw`exports|shared[\\/]row-page|banners[\\/]banner-change|(?:users|lists)[\\/]directory))[\\/.].*tsx?$`,
    ),
  },
  // One file each for code that only members and forms need: the entry lists every file that a lazily loaded part needs.
  {
    name: 'members', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`node_modules[\\/]fractional-indexing[\\/]|src[\\/](?:adapters[\\/]browser[\\/]web-tab-lock|domain[\\/](?:lists|history)[\\/](?!watch-stats|ratings|directory|documents|`,
      String.raw`server|list-entries|join-items|shares|together)|domain[\\/]shared[\\/](?:hidden-characters|codecs[\\/](?:or-null|decode-text))|`,
      String.raw`domain[\\/]catalogue[\\/]text-match[\\/]word-search|domain[\\/]users[\\/](?:user|user-id|role|email|recent-titles|`,
      String.raw`profile|user-repository|auth-service|sign-in-methods|new-user)\.|`,
      String.raw`application[\\/](?:ports[\\/]outbox-store|imports[\\/]run[\\/]importing-key|lists[\\/](?!add-|shares|together|titles[\\/]read-)|history[\\/]history-use-cases)|`,
      String.raw`ui[\\/](?:messages[\\/](?:request\.|lists[\\/](?:watched|card-actions)|history[\\/]series-shelf)|features[\\/]home[\\/]lazy-next)|`,
      isOnTmdb ? '' : String.raw`ui[\\/]hooks[\\/]use-stored-text|`, // With TMDB visitors choose streaming services.
      String.raw`ui[\\/]hooks[\\/]use-observable-value|ui[\\/]features[\\/]shared[\\/]text-with-isolated-name|`,
      String.raw`ui[\\/]features[\\/]lists[\\/](?:lists-loader|shared[\\/](?:use-own-lists|use-run-change|create-load-failure-fallback)|`,
      String.raw`card-actions[\\/](?:title-action-deps|list-change-toast|use-title-actions)|shortcuts[\\/]shortcut-targets|watched[\\/](?:calendar-day|rating-badge|rate-button|use-watched-control))).*tsx?$`,
    ),
  },
  ...TASTE_GROUPS,
  ...HISTORY_GROUPS,
  // Rules for passwords and pictures: no first view needs them.
  {
    name: 'accounts', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(String.raw`src[\\/]domain[\\/]users[\\/](?:password|credentials|pictures[\\/]avatars)\.ts$`),
  },
  // Few files for the first view: each one takes 4 ms of a slow phone's processor, whatever its size.
  {
    name: 'start', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/](?:ui[\\/](?:messages[\\/](?:toast|error-catalogue)|design[\\/]images[\\/]hero|hooks[\\/]use-member)|`,
      String.raw`application[\\/](?:session[\\/]requested-sign-out|profile[\\/]title-settings|ports[\\/](?:session-hint|storage-status))|`,
      String.raw`adapters[\\/]browser[\\/](?:local-storage-session-hint|session-hint-keys)|composition[\\/]backend-module|domain[\\/]catalogue[\\/]filter-match`,
      ...(isOnTmdb ? TMDB_START : []),
      String.raw`)\b.*tsx?$`,
    ),
  },
  ...LIST_GROUPS,
  ...SMALL_GROUPS,
  {
    name: 'shelves', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(String.raw`src[\\/]ui[\\/](?:design[\\/]shelves[\\/]poster-grid|features[\\/]shared[\\/]shelves[\\/]title-query-shelf)\.tsx$`),
  },
  {
    name: 'feedback', includeDependenciesRecursively: false,
    test: pattern(String.raw`src[\\/]domain[\\/](?:feedback[\\/]feedback|shared[\\/]codecs[\\/]strict-object)\.ts$`),
  },
  {
    name: 'tiles', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(String.raw`src[\\/]ui[\\/]design[\\/]images[\\/](?:genre-tile|tile-grid)\.`),
  },
  {
    name: 'parts', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/]ui[\\/](?:design[\\/](?:page[\\/](?:columns|tab-index-for-key)|metadata[\\/](?:fact-|score-badge))|`,
      String.raw`features[\\/]shared[\\/](?:name-size|outside-link|use-expandable-list))`,
    ),
  },
  ...(isOnTmdb ? [SERVICES_GROUP] : [OFFERS_GROUP]),
  ...ACCOUNT_GROUPS,
  // Excludes account forms and messages, shared by pages that visitors seldom open, dialogs, which open later, and parts of few pages.
  {
    name: 'shared', minShareCount: 4,
    test: pattern(
      String.raw`src[\\/](?!.*(?:[\\/](?:users|lists|history|taste|account|profile|auth|home|settings|admin|audit|site-stats|exports|unmatched|services)[\\/]|`,
      String.raw`application[\\/](?:data-file|session[\\/](?!session-machine))|[\\/](?:fields?|filters)[\\/.]|form-machine|messages[\\/](?:action-email|`,
      String.raw`account-toasts|auth|card-actions|error-catalogue|field|list-items|lists|manage-lists|member-menu|profile|request|settings|toast|`,
      String.raw`unsent-changes|watched|catalogue[\\/](?:browse|shelf|search|list|taste|services))\b|[\\/](?:use-draft|use-form|use-member|shelf-plan|`,
      String.raw`featured|modal|use-dialog|lock-page|feedback|not-found-shelf|area-not-found-page|linked-text|genre-tile|side-entries|list-address|`,
      String.raw`planned-shelves|use-shelf-titles|menu|menu-entry|use-popover|move-roving-focus|infinite-title-grid|use-infinite-list|`,
      String.raw`use-keep-previous-list|use-load-more-focus|virtual-grid|use-grid-\w+|use-gradual-count|use-focus-retention|relative-time|`,
      String.raw`tag|row-page|infinite-list-machine|hidden-characters|or-null|decode-text|strict-object|word-search|match-kind|`,
      String.raw`name-forms|stat-list|panel|use-is-printing|use-end-near|use-session-ending-request|use-lazy-request|`,
      String.raw`request-machine|use-today|shared-list-metadata|structured-data|`,
      String.raw`is-range-event|info-page|title-query-shelf|search-box-machine|content-filter)\.|`,
      String.raw`(?:app|shell)[\\/]modals[\\/](?!modal-provider)))(?:ui|domain|application)[\\/]`,
    ),
  },
  // Filters by content, which pages of titles link to.
  {
    name: 'facts', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/](?:domain[\\/]catalogue[\\/]content[\\/]|ui[\\/]features[\\/]shared[\\/]filters[\\/]|`,
      String.raw`ui[\\/]features[\\/]title[\\/]fact-address|domain[\\/]catalogue[\\/]title-text).*ts$`,
    ),
  },
  // One file each instead of a dozen small ones: the entry lists every file that a lazily loaded part needs.
  {
    name: 'operators', minShareCount: 2,
    test: pattern(
      String.raw`node_modules[\\/]rxjs[\\/].*[\\/](?:combineLatest|scan\w*|takeUntil|takeWhile|ignoreElements|concat\w*|firstValueFrom|`,
      String.raw`skip|pairwise|mergeAll|merge|share|defer|exhaustMap|startWith)\.js`,
    ),
  },
  {
    name: 'journal', includeDependenciesRecursively: false,
    test: pattern(String.raw`src[\\/](?:composition[\\/]open-|application[\\/]ports[\\/]|adapters[\\/]browser[\\/]indexed-db-)import-journal\.ts$`),
  },
  {
    name: 'popover', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(String.raw`src[\\/]ui[\\/]design[\\/]overlays[\\/](?:use-popover|move-roving-focus)\.tsx?$`),
  },
  {
    name: 'grid', includeDependenciesRecursively: false,
    test: pattern(
      String.raw`node_modules[\\/]@tanstack[\\/](?:react-virtual|virtual-core)[\\/]|`,
      String.raw`src[\\/]ui[\\/]design[\\/](?:utils[\\/](?:use-end-near|use-is-printing)|shelves[\\/](?:virtual|use-grid|`,
      String.raw`use-focus-retention|use-gradual)|filters[\\/](?:options|filter-menu|filter-bar))|messages[\\/]catalogue[\\/]browse`,
    ),
  },
];
