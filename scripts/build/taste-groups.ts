import { pattern, type ChunkGroup } from './chunk-group.ts';

/** One file for members' code of their taste, one for the code of what visitors turn down too: the entry lists every file of a part. */
export const TASTE_GROUPS: ReadonlyArray<ChunkGroup> = [
  {
    name: 'taste', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/](?:(?:application|domain)[\\/]taste[\\/]|ui[\\/]features[\\/]taste[\\/]use-taste-lists|`,
      String.raw`application[\\/](?:lists[\\/]titles[\\/]read-title-states|history[\\/]ratings[\\/]read-all-ratings)).*ts$`,
    ),
  },
  {
    name: 'tastes', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/](?:application[\\/]evening-pick[\\/]evening-store|domain[\\/]evening-pick[\\/]evening|ui[\\/](?:features[\\/](?:taste[\\/]`,
      String.raw`(?:turned-down-list|use-turned-down)|evening-pick[\\/]use-evening)|messages[\\/]catalogue[\\/]taste))\.`,
    ),
  },
];
