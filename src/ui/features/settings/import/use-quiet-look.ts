import * as E from 'fp-ts/Either';
import { useEffect, useRef, useState } from 'react';
import { patientCatalogue } from '#application/imports/look-up/patient-catalogue';
import type { AccountRow } from '#application/imports/run/account-rows';
import { noteFirstLook, noteLook } from '#application/imports/run/look-note';
import { foundByLook, lookQuietly } from '#application/imports/run/quiet-look';
import { readRememberedChoices } from '#application/imports/remembered-choices';
import { BROWSER_STORAGE, CATALOGUE, CLOCK, NETWORK_STATUS } from '#application/service-keys';
import type { UserId } from '#domain/users/user-id';
import { useService } from '#ui/services.tsx';
import { CATALOGUE_VERSION as VERSION } from '#ui/shell/notices/use-look-to-do.ts';

/** Returns functions that note a look of the person, and the one that an import of files is. */
export const useNoteLook = (uid: UserId): { readonly noteOwnLook: () => void; readonly noteImport: () => void } => {
  const [storage, clock] = [useService(BROWSER_STORAGE), useService(CLOCK)];
  return {
    noteOwnLook: () => noteLook(storage, uid, { version: VERSION }, clock.now()),
    noteImport: () => noteFirstLook(storage, uid, { version: VERSION }, clock.now()),
  };
};

/**
 * Looks for entries without a title while the page is open and has a network, if the catalogue may have changed. Says nothing while it
 * looks or if it fails. @returns how many entries have a title now.
 */
export const useQuietLook = (uid: UserId, rows: ReadonlyArray<AccountRow>): number => {
  const [catalogue, clock, storage] = [useService(CATALOGUE), useService(CLOCK), useService(BROWSER_STORAGE)];
  const { online } = useService(NETWORK_STATUS);
  const [, setLooks] = useState(0);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (!hasRows) return undefined;
    let look: AbortController | null = null;
    const subscription = online.subscribe((status) => {
      look?.abort();
      look = null;
      if (E.isLeft(status) || !status.right) return;
      look = new AbortController();
      const { signal } = look;
      // A catalogue without versions limits requests: the pages of the person come first.
      const waits = { online, onWait: () => undefined, isQuiet: true };
      const deps = {
        catalogue: VERSION === null ? patientCatalogue(catalogue, waits, signal) : catalogue,
        storage, uid, version: VERSION, signal, remembered: readRememberedChoices(storage, uid).titles,
      };
      void lookQuietly(deps, latest.current.map(({ row }) => row), clock.now())().then(() => setLooks((count) => count + 1));
    });
    return () => {
      subscription.unsubscribe();
      look?.abort();
    };
  }, [catalogue, clock, hasRows, online, storage, uid]);
  return foundByLook(storage, uid, rows.map(({ row }) => row));
};
