import { pattern, type ChunkGroup } from './chunk-group.ts';

/** One file each for members' code of their taste, of what is not for them, and of what visitors need too: the entry lists every file. */
export const TASTE_GROUPS: ReadonlyArray<ChunkGroup> = [
  {
    name: 'taste', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/](?:(?:application|domain)[\\/]taste[\\/]|ui[\\/]features[\\/]taste[\\/]use-taste-lists|`,
      String.raw`application[\\/](?:lists[\\/]titles[\\/]read-title-states|history[\\/]ratings[\\/]read-all-ratings)|`,
      String.raw`domain[\\/]history[\\/]ratings[\\/]with-rating-changes).*ts$`,
    ),
  },
  {
    name: 'turned-down', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/](?:application[\\/]turned-down[\\/]|domain[\\/]users[\\/]turned-down[\\/]turned-down\.|`,
      String.raw`ui[\\/]features[\\/]taste[\\/](?:use-turned-down|turn-down)\.)`,
    ),
  },
  {
    name: 'tastes', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/](?:application[\\/]evening-pick[\\/](?:evening-store|shown-titles)|domain[\\/](?:evening-pick[\\/]evening|`,
      String.raw`users[\\/]turned-down[\\/]turned-down-bounds)|ui[\\/](?:features[\\/](?:taste[\\/]`,
      String.raw`turned-down-list|evening-pick[\\/]use-evening)|messages[\\/]catalogue[\\/]taste))\.`,
    ),
  },
];
