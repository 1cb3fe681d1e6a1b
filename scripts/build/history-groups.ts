import { pattern, type ChunkGroup } from './chunk-group.ts';

/** The pages of the history: what its first view shares with the others, and what years and ratings share. */
export const HISTORY_GROUPS: ReadonlyArray<ChunkGroup> = [
  {
    name: 'history', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/](?:application[\\/]history[\\/]history-(?:view-params|numbers)|ui[\\/](?:messages[\\/]history[\\/]history\.|`,
      String.raw`features[\\/]history[\\/](?:use-history|history-skeletons|history-page\.css|viewings[\\/]history-list\.css|`,
      String.raw`numbers[\\/]numbers-section\.css)))`,
    ),
  },
  {
    name: 'years', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/](?:application[\\/](?:catalogue[\\/]credits-reader|history[\\/]year-calendar)|`,
      String.raw`domain[\\/](?:catalogue[\\/]credits[\\/]|history[\\/]ratings[\\/]rating-)|`,
      String.raw`ui[\\/](?:messages[\\/]history[\\/](?:ratings|credits)\.|features[\\/]history[\\/](?:credits[\\/]|ratings[\\/]use-ratings|`,
      String.raw`numbers[\\/]year-(?:grid|statistics\.css))))`,
    ),
  },
  {
    name: 'shares', includeDependenciesRecursively: false,
    test: pattern(String.raw`src[\\/]ui[\\/]features[\\/]lists[\\/]share[\\/](?:share-list-modal|picture[\\/]share-picture)\.css$`),
  },
  {
    name: 'panels', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(String.raw`src[\\/]ui[\\/](?:design[\\/]metadata[\\/]panel|features[\\/]shared[\\/]plots[\\/]plot(?:-panel|s\.css))`),
  },
];
