import { pattern, type ChunkGroup } from './chunk-group.ts';

/** Small modules that parts load together. The entry names every file that a lazily loaded part needs: few files make a small entry. */
export const SMALL_GROUPS: ReadonlyArray<ChunkGroup> = [
  {
    name: 'search-queries', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/]ui[\\/]features[\\/]search[\\/](?:page[\\/]search-queries|`,
      String.raw`box[\\/]suggestions-query)\.ts$`,
    ),
  },
  {
    name: 'controls', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(String.raw`src[\\/]ui[\\/]design[\\/](?:fields[\\/](?:text-area|segments)|filters[\\/]toggle-chip|text[\\/]tag)\.`),
  },
  {
    name: 'endings', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/]ui[\\/](?:app[\\/]modals[\\/]preload-modal|shell[\\/]account-menu[\\/]use-session-ending-request|`,
      String.raw`features[\\/]lists[\\/]shortcuts[\\/]single-keys)\.ts$`,
    ),
  },
  {
    name: 'menus', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/]ui[\\/](?:messages[\\/]member-menu\.messages|shell[\\/](?:layouts[\\/]side[\\/]side-entries|`,
      String.raw`navigation[\\/]list-address))\.ts$`,
    ),
  },
  // Not with the history or members' code: the bar at the lower edge of a visitor's phone has a media query.
  {
    name: 'use-today', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(String.raw`src[\\/]ui[\\/]hooks[\\/]use-(?:today|media-query)\.ts$`),
  },
  {
    name: 'pointer', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/]ui[\\/](?:design[\\/]utils[\\/](?:is-range-event|pulse)|shell[\\/]navigation[\\/]use-leave|`,
      String.raw`features[\\/]lists[\\/]reorder[\\/]reorderable-item)\.tsx?$`,
    ),
  },
  {
    name: 'info', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(String.raw`src[\\/]ui[\\/]features[\\/]info[\\/](?:info-page|use-data-location)\.tsx?$`),
  },
  {
    name: 'opened', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(String.raw`src[\\/]application[\\/]profile[\\/](?:to-recent-title|visitor-data)\.ts$`),
  },
  {
    name: 'suggestion', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/]ui[\\/](?:features[\\/](?:search[\\/]box[\\/]suggestion(?:s-query|-groups)|shared[\\/]linked-text)|`,
      String.raw`messages[\\/]catalogue[\\/]search(?:-start)?)\.`,
    ),
  },
  {
    name: 'memory-parts', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/](?:domain[\\/](?:lists[\\/]list-entries|users[\\/](?:access[\\/]access-record|sign-ins[\\/]sign-in|user-initialization))\.|`,
      String.raw`adapters[\\/]memory[\\/](?:unmatched[\\/]|owner-access|live-query|storage[\\/]|auth[\\/](?:password-hash|account-edits)|`,
      String.raw`server[\\/](?:memory-user-admin|deleted-accounts)|lists[\\/]list-(?:edits|summaries)))`,
    ),
  },
  {
    name: 'shown', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/]ui[\\/](?:messages[\\/](?:format[\\/]relative-time|lists[\\/]lists\.messages)|`,
      String.raw`features[\\/]lists[\\/]shared[\\/]stored-title-to-title)\.ts$`,
    ),
  },
  {
    name: 'figures', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(String.raw`src[\\/]ui[\\/].*[\\/](?:format-bytes|stat-list)\.tsx?$`),
  },
  {
    name: 'recent', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/](?:application[\\/]profile[\\/](?:opened-titles|home-shelves)|`,
      String.raw`ui[\\/](?:hooks[\\/]use-recent-titles|features[\\/]lists[\\/]shared[\\/]list-cover))\.tsx?$`,
    ),
  },
  {
    name: 'inbox', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(String.raw`src[\\/]domain[\\/](?:audit[\\/]audit(?:-target)?|feedback[\\/]feedback-inbox)\.ts$`),
  },
  {
    name: 'credits', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/](?:domain[\\/]catalogue[\\/](?:title-details|crew)|application[\\/]metadata[\\/]structured-data|`,
      String.raw`ui[\\/]features[\\/]shared[\\/]use-address-choices)\.ts$`,
    ),
  },
];

/** The choice of streaming services and the filter by them, which load together. Only TMDB has services. */
export const SERVICES_GROUP: ChunkGroup = {
  name: 'services', includeDependenciesRecursively: false,
  test: pattern(
    String.raw`src[\\/]ui[\\/](?:features[\\/](?:services[\\/](?!own-services\.)|settings[\\/]language-and-region)|`,
    String.raw`messages[\\/]catalogue[\\/]services).*(?:tsx?|css)$`,
  ),
};

/** Services and regions of offers, which pages of titles have with any catalogue, and their words. */
export const OFFERS_GROUP: ChunkGroup = {
  name: 'own-services', minShareCount: 2, includeDependenciesRecursively: false,
  test: pattern(
    String.raw`src[\\/]ui[\\/](?:features[\\/](?:services[\\/]own-services|title[\\/]watch-region)|messages[\\/]catalogue[\\/]title\.messages)\.ts$`,
  ),
};
