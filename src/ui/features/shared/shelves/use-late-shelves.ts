import { useEffect, useState } from 'react';
import { useToday } from '#ui/hooks/use-today.ts';
import type { ShelfDefinition } from './shelf-plan';

const NONE: ReadonlyArray<ShelfDefinition> = [];

/**
 * Loads shelves of the day of the local calendar after the first view; none until they are here, and if they cannot be loaded.
 * @param load must stay the same function.
 */
export const useLateShelves = (load: (day: string) => Promise<ReadonlyArray<ShelfDefinition>>): ReadonlyArray<ShelfDefinition> => {
  const today = useToday();
  const [shelves, setShelves] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    void load(today)
      .then((loaded) => isCurrent && setShelves(loaded))
      // Without the code the page has its other shelves.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [load, today]);
  return shelves;
};
