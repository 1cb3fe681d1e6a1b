import { pattern, type ChunkGroup } from './chunk-group.ts';

/**
 * The parts of lists with filters, and of planned shelves: each in one file, also where a page needs a part of it. Two files cost every
 * page that needs both.
 */
export const LIST_GROUPS: ReadonlyArray<ChunkGroup> = [
  {
    name: 'rows', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/]ui[\\/]features[\\/]lists[\\/](?:controls[\\/]|list-page[\\/]use-selection|reorder[\\/]grip|`,
      String.raw`shared[\\/]use-(?:url-state|paged-window))`,
    ),
  },
  // The parts that move titles and those that move lists need the same library, which is ten times as large as both.
  {
    name: 'sortable', includeDependenciesRecursively: false,
    test: pattern(
      String.raw`node_modules[\\/]@dnd-kit[\\/]|src[\\/]ui[\\/]features[\\/]lists[\\/]reorder[\\/]`,
      String.raw`(?:sortable-|use-dropped-order|use-move-sensors|announce-moves|order-coordinates).*tsx?$`,
    ),
  },
  {
    name: 'filters', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/](?:application[\\/]catalogue[\\/]list-params|ui[\\/]features[\\/]browse[\\/](?:use-filtered-list|empty-list|`,
      String.raw`catalogue-list-body|filters[\\/](?:filter-(?:options|definitions|chips|controls|menus|dialog)|active-filters|title-filters)))\.`,
    ),
  },
  {
    name: 'shelves', minShareCount: 2, includeDependenciesRecursively: false,
    test: pattern(
      String.raw`src[\\/]ui[\\/](?:features[\\/](?:landing[\\/]featured|shared[\\/]shelves[\\/](?:shelf-plan|use-shelf-titles|planned-shelves))|`,
      String.raw`messages[\\/]catalogue[\\/]shelf)\.`,
    ),
  },
];
