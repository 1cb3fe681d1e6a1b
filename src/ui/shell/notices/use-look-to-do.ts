import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { importingKey } from '#application/imports/run/importing-key';
import { hasLookToDo } from '#application/imports/run/look-note';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { BROWSER_STORAGE, CLOCK, MEMBER_LISTS_LOADER } from '#application/service-keys';
import { useObservableValue } from '#ui/hooks/use-observable-value.ts';
import { useService } from '#ui/services.tsx';
import { isSavingData } from '#ui/shell/providers/is-saving-data.ts';

/** The folder of the embedded catalogue names its content. */
export const CATALOGUE_VERSION = __ON_TMDB__ ? null : __CATALOGUE_PATH__;
/** The page of the import looks by itself. */
export const IMPORT_PATH = '/user-profile/settings/import';

/** Wait in ms after the lists are open: the page that the member looks at comes first. */
export const LOOK_AFTER_MS = 6000;
/** Longest time, in ms, that a busy page delays the look further. */
const IDLE_TIMEOUT_MS = 10_000;

/**
 * Returns the member's lists if entries without a title are to be looked for, or something new is to say about them; else null. Nothing is
 * looked for on the page of the import, while one is running or prepared, or if the member saves data.
 */
export const useLookToDo = (): ListUseCases | null => {
  const [storage, clock] = [useService(BROWSER_STORAGE), useService(CLOCK)];
  const lists = useObservableValue(useService(MEMBER_LISTS_LOADER).current$);
  const isElsewhere = useLocation().pathname !== IMPORT_PATH;
  const [toDo, setToDo] = useState<ListUseCases | null>(null);
  useEffect(() => {
    if (lists === null || !isElsewhere || isSavingData()) return undefined;
    const { uid, unmatched } = lists;
    const stop = new AbortController();
    const isStopped = (): boolean => stop.signal.aborted;
    const decide = async (): Promise<void> => {
      if (isStopped() || storage.local.get(importingKey(uid)) !== null) return;
      const deps = { storage, uid, unmatched, version: CATALOGUE_VERSION, signal: stop.signal };
      if ((await hasLookToDo(deps, clock.now())) && !isStopped()) setToDo(lists);
    };
    const timer = setTimeout(() => {
      // Safari does not say when a page is idle.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void decide(), { timeout: IDLE_TIMEOUT_MS });
      else void decide();
    }, LOOK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
      setToDo(null);
    };
  }, [clock, isElsewhere, lists, storage]);
  return toDo;
};
