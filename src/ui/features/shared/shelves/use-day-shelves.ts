import { useEffect, useState } from 'react';
import { useToday } from '#ui/hooks/use-today.ts';
import type { ShelfDefinition } from './shelf-plan';

const NONE: ReadonlyArray<ShelfDefinition> = [];

/** Loads the themes after the first view, which a document of another day shows too. */
const useLoadedDayShelves = (): ReadonlyArray<ShelfDefinition> => {
  const today = useToday();
  const [shelves, setShelves] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    void import('./day-shelves')
      .then(({ dayShelves }) => isCurrent && setShelves(dayShelves(today)))
      // Without the code the page has its other shelves.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [today]);
  return shelves;
};

/** Returns the themed shelves of the day of the local calendar; none with the embedded catalogue, whose programme the build chooses. */
export const useDayShelves: () => ReadonlyArray<ShelfDefinition> = __ON_TMDB__ ? useLoadedDayShelves : () => NONE;
