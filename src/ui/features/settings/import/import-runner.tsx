import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { importRunMachine } from '#application/imports/run/import-run-machine';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { isWorking, waitsForAccount, type ImportJournal, type ImportRecord } from '#application/ports/import-journal';
import { importingKey } from '#application/imports/run/importing-key';
import { forgetEntries } from '#application/imports/run/look-note';
import { BROWSER_STORAGE, CATALOGUE } from '#application/service-keys';
import { useImportUnderWay } from '#ui/features/settings/import/look-up/import-of-tab.ts';
import { useService } from '#ui/services.tsx';
import { failureOfRun } from './records/use-import-wait';

type Props = { readonly lists: ListUseCases; readonly journal: ImportJournal; readonly records: ReadonlyArray<ImportRecord> };

/** Runs the member's imports while it is mounted, and notes for the next page whether one is prepared or has work left. Renders nothing. */
export const ImportRunner = ({ lists, journal, records }: Props): null => {
  const [storage, { findSuccessor }] = [useService(BROWSER_STORAGE), useService(CATALOGUE)];
  const [machine] = useState(() => importRunMachine({ journal, lists, findSuccessor }));
  const failure = useSelector(useActorRef(machine), ({ context }) => context.failure);
  const isPrepared = useImportUnderWay(lists) !== null;
  const isRunning = isPrepared || records.some((record) => isWorking(record) || waitsForAccount(record));
  useEffect(() => {
    storage.local.set(importingKey(lists.uid), isRunning ? 'yes' : null);
    // An import has moved entries, or its undo: whether the account has any is read again.
    return isRunning ? () => forgetEntries(storage, lists.uid) : undefined;
  }, [isRunning, lists.uid, storage]);
  useEffect(() => {
    if (failure === null) return undefined;
    const failure$ = failureOfRun(lists);
    failure$.next(failure);
    return () => failure$.next(null);
  }, [failure, lists]);
  return null;
};
