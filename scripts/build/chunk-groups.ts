type ChunkGroup = {
  readonly name: string;
  readonly test: RegExp;
  /** The group takes modules that at least so many chunks use. */
  readonly minShareCount?: number;
  readonly includeDependenciesRecursively?: boolean;
};

/** Joins the parts of a regular expression that is too long for one line. */
const pattern = (...parts: ReadonlyArray<string>): RegExp => new RegExp(parts.join(''));

/** Modules of TMDB's adapter that its first view shares with later parts. */
const TMDB_START = [
  String.raw`|domain[\\/]rate-limit[\\/]retry-after|application[\\/]profile[\\/]title-settings|`,
  String.raw`adapters[\\/](?:browser[\\/]early-responses|tmdb[\\/](?:queries[\\/]query-answers|codecs[\\/](?:codec-parts|page-codec|`,
  String.raw`title-codec)|mapping[\\/]to-title))`,
];

/** Returns the groups of Rolldown's `codeSplitting`: few files for the first view, and few for a member's. */
export const chunkGroups = (isOnTmdb: boolean): ChunkGroup[] => [
  // A visitor's first view runs no machine.
  {
    name: 'machines',
    test: pattern(
      String.raw`node_modules[\\/](?:xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)[\\/]|`,
      String.raw`src[\\/]application[\\/]actor-logic-from-answer\.ts`,
    ),
    includeDependenciesRecursively: false,
  },
  // Only the rxjs operators that visitors need: the others load with members' code.
  {
    name: 'engine',
    test: pattern(
      String.raw`node_modules[\\/](?:(?:react|react-dom|scheduler|react-router|react-router-dom|inversify|@inversifyjs|reflect-metadata|`,
      String.raw`tslib|fp-ts|io-ts)[\\/]|rxjs[\\/](?!.*[\\/](?:index|combineLatest|debounceTime|timer|repeat|tap|scan\w*|takeUntil|takeWhile|`,
      String.raw`ignoreElements|startWith|interval\w*|timeout\w*|async|Async\w+|Action|concat\w*|skip|mergeAll|merge|share|pairwise|`,
      String.raw`fromEvent|exhaustMap|auditTime|firstValueFrom)\.js))`,
    ),
  },
  // Code that several pages of the admin area share. Without what the memory backend stores, which all members load.
  {
    name: 'admin',
    test: pattern(
      String.raw`src[\\/](?:ui[\\/](?:features|messages)[\\/]admin|application[\\/]admin|domain[\\/](?:audit[\\/]audit-log|site-stats|`,
      String.raw`exports|(?:users|lists)[\\/]directory))[\\/.].*tsx?$`,
    ),
    minShareCount: 2, includeDependenciesRecursively: false,
  },
  // One file each for code that only members and forms need: the entry lists every file that a lazily loaded part needs.
  {
    name: 'members',
    test: pattern(
      String.raw`src[\\/](?:adapters[\\/]browser[\\/]web-tab-lock|domain[\\/](?:lists|history)[\\/](?!watch-stats|directory|documents|server|`,
      String.raw`list-entries|shares)|domain[\\/]shared[\\/](?:hidden-characters|codecs[\\/]or-null)|`,
      String.raw`domain[\\/]catalogue[\\/]text-match[\\/](?:numeral-forms|word-search)|domain[\\/]users[\\/](?:user|user-id|role|password|`,
      String.raw`credentials|recent-titles|pictures[\\/]avatars|profile|user-repository|auth-service|new-user)\.|`,
      String.raw`application[\\/](?:imports[\\/]run[\\/]importing-key|lists[\\/](?!add-)|history[\\/]history-use-cases)|`,
      String.raw`ui[\\/]hooks[\\/]use-(?:observable-value|stored-text)|`,
      String.raw`ui[\\/]features[\\/]shared[\\/]text-with-isolated-name|ui[\\/]features[\\/]lists[\\/](?:shared[\\/]use-own-lists|`,
      String.raw`watched[\\/](?:calendar-day|rating-badge|use-watched-control))).*tsx?$`,
    ),
    minShareCount: 2, includeDependenciesRecursively: false,
  },
  {
    name: 'rows',
    test: pattern(
      String.raw`src[\\/]ui[\\/]features[\\/]lists[\\/](?:controls[\\/]|list-page[\\/]use-selection|reorder[\\/]grip|`,
      String.raw`shared[\\/]use-url-state)`,
    ),
    minShareCount: 2, includeDependenciesRecursively: false,
  },
  // Few files for the first view: each one takes 4 ms of a slow phone's processor, whatever its size.
  {
    name: 'start',
    test: pattern(
      String.raw`src[\\/](?:ui[\\/](?:messages[\\/](?:toast|error-catalogue)|design[\\/]images[\\/]hero|hooks[\\/]use-member)|`,
      String.raw`application[\\/](?:session[\\/]requested-sign-out|ports[\\/](?:session-hint|storage-status))|`,
      String.raw`adapters[\\/]browser[\\/]local-storage-session-hint|composition[\\/]backend-module|domain[\\/]catalogue[\\/]filter-match`,
      ...(isOnTmdb ? TMDB_START : []),
      String.raw`)\b.*tsx?$`,
    ),
    minShareCount: 2, includeDependenciesRecursively: false,
  },
  {
    name: 'tiles',
    test: pattern(String.raw`src[\\/]ui[\\/]design[\\/]images[\\/](?:genre-tile|tile-grid)\.`),
    minShareCount: 2, includeDependenciesRecursively: false,
  },
  {
    name: 'parts',
    test: pattern(
      String.raw`src[\\/]ui[\\/](?:design[\\/](?:page[\\/](?:columns|tab-index-for-key)|metadata[\\/](?:fact-|score-badge))|`,
      String.raw`features[\\/]shared[\\/](?:name-size|outside-link|use-expandable-list))`,
    ),
    minShareCount: 2, includeDependenciesRecursively: false,
  },
  // Code that the pages and dialogs of accounts share, apart from the fields, which members need for their lists.
  {
    name: 'auth',
    test: pattern(
      String.raw`src[\\/]ui[\\/](?:features[\\/]auth[\\/](?!action-email[\\/](?:verify-email-notice|demo-emails))|messages[\\/]auth\.).*tsx?$`,
    ),
    minShareCount: 2, includeDependenciesRecursively: false,
  },
  {
    name: 'forms',
    test: pattern(
      String.raw`src[\\/](?:application[\\/]account[\\/]validate-fields|domain[\\/]users[\\/]email)\.ts$|`,
      String.raw`src[\\/]ui[\\/](?:features[\\/]auth[\\/]|design[\\/]fields[\\/](?:field|text-field|password-field|form-note)\.|`,
      String.raw`forms[\\/](?!drafts)|messages[\\/](?:field|action-email)\.).*tsx?$`,
    ),
    minShareCount: 2, includeDependenciesRecursively: false,
  },
  // Excludes account forms and messages, shared by pages that visitors seldom open, dialogs, which open later, and parts of few pages.
  {
    name: 'shared',
    test: pattern(
      String.raw`src[\\/](?!.*(?:[\\/](?:users|lists|history|account|profile|auth|home|settings|admin|audit|site-stats|exports)[\\/]|`,
      String.raw`application[\\/]session[\\/](?!session-machine)|[\\/](?:fields?|filters)[\\/.]|form-machine|messages[\\/](?:action-email|`,
      String.raw`auth|card-actions|error-catalogue|field|list-items|lists|manage-lists|member-menu|profile|request|settings|toast|`,
      String.raw`unsent-changes|watched|catalogue[\\/](?:browse|shelf|search))\b|[\\/](?:use-draft|use-form|use-member|shelf-plan|featured|`,
      String.raw`modal|use-dialog|lock-page|feedback|not-found-shelf|linked-text|genre-tile|side-entries|list-address|`,
      String.raw`planned-shelves|use-shelf-titles|menu|menu-entry|use-popover|move-roving-focus|infinite-title-grid|use-infinite-list|`,
      String.raw`use-keep-previous-list|use-load-more-focus|virtual-grid|use-grid-\w+|use-gradual-count|use-focus-retention|relative-time|`,
      String.raw`tag|row-page|infinite-list-machine|hidden-characters|or-null|strict-object|numeral-forms|word-search|match-kind|name-forms|`,
      String.raw`use-is-printing|use-end-near|use-session-ending-request|use-today|shared-list-metadata|structured-data|is-range-event)\.|`,
      String.raw`(?:app|shell)[\\/]modals[\\/](?!modal-provider)))(?:ui|domain|application)[\\/]`,
    ),
    minShareCount: 4,
  },
  // One file each instead of a dozen small ones: the entry lists every file that a lazily loaded part needs.
  {
    name: 'operators',
    test: pattern(
      String.raw`node_modules[\\/]rxjs[\\/].*[\\/](?:combineLatest|scan\w*|takeUntil|takeWhile|ignoreElements|concat\w*|firstValueFrom|skip|`,
      String.raw`mergeAll|merge|share|defer|exhaustMap|startWith)\.js`,
    ),
    minShareCount: 2,
  },
  {
    name: 'open-import-journal',
    test: pattern(String.raw`src[\\/](?:composition[\\/]open-|application[\\/]ports[\\/]|adapters[\\/]browser[\\/]indexed-db-)import-journal\.ts$`),
    includeDependenciesRecursively: false,
  },
  {
    name: 'popover',
    test: pattern(
      String.raw`src[\\/]ui[\\/]design[\\/]overlays[\\/](?:use-popover|move-roving-focus)\.tsx?$`,
    ),
    minShareCount: 2, includeDependenciesRecursively: false,
  },
  {
    name: 'grid',
    test: pattern(
      String.raw`node_modules[\\/]@tanstack[\\/](?:react-virtual|virtual-core)[\\/]|src[\\/]ui[\\/]design[\\/](?:utils[\\/](?:use-end-near|`,
      String.raw`use-is-printing)|shelves[\\/](?:virtual|use-grid|use-focus-retention|use-gradual)|filters[\\/](?:options|filter-menu|`,
      String.raw`filter-bar))|messages[\\/]catalogue[\\/]browse`,
    ),
    includeDependenciesRecursively: false,
  },
];
