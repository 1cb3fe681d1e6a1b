import type { ShelfDefinition } from './shelf-plan';
import { useLateShelves } from './use-late-shelves';

const NONE: ReadonlyArray<ShelfDefinition> = [];

/** Loads the themes after the first view, which a document of another day shows too. */
const loadThemes = (day: string): Promise<ReadonlyArray<ShelfDefinition>> =>
  import('./day-shelves').then(({ dayShelves }) => dayShelves(day));

/** Returns the themed shelves of the day of the local calendar; none with the embedded catalogue, whose programme the build chooses. */
export const useDayShelves: () => ReadonlyArray<ShelfDefinition> = __ON_TMDB__ ? () => useLateShelves(loadThemes) : () => NONE;
