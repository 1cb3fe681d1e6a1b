import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { readAccountRows, removeAccountRows, type AccountRow } from '#application/imports/run/account-rows';
import { noteRows } from '#application/imports/run/quiet-look';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { BROWSER_STORAGE, CLOCK } from '#application/service-keys';
import type { Failure } from '#domain/shared/failure';
import { useService } from '#ui/services.tsx';
import { useImportRecords } from './records/use-import-records';

type Read = { readonly rows: ReadonlyArray<AccountRow>; readonly failure: Failure | null };

/** Reads the rows without a title that the account keeps, and again after each import that has left or found some. */
export const useAccountRows = (lists: ListUseCases) => {
  const { uid, unmatched: entries } = lists;
  const [storage, clock] = [useService(BROWSER_STORAGE), useService(CLOCK)];
  const { records } = useImportRecords(lists);
  const moved = records._tag === 'success' ? records.value.map(({ importId, isKept }) => `${importId} ${isKept}`).join() : '';
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    let isOutdated = false;
    void readAccountRows(entries, uid)().then((answer) => {
      if (isOutdated) return;
      if (E.isRight(answer)) noteRows(storage, uid, answer.right.map(({ row }) => row), clock.now());
      // Rows that were shown stay beside the failure of reading them again.
      setRead((before) => (E.isRight(answer) ? { rows: answer.right, failure: null } : { rows: before?.rows ?? [], failure: answer.left }));
    });
    return () => {
      isOutdated = true;
    };
  }, [attempt, clock, entries, moved, storage, uid]);
  const remove = async (rows: ReadonlyArray<AccountRow>): Promise<void> => {
    const removed = await removeAccountRows(entries, uid, rows)();
    if (E.isLeft(removed)) setRead((before) => ({ rows: before?.rows ?? [], failure: removed.left }));
    else setAttempt((count) => count + 1);
  };
  return { rows: read?.rows ?? [], failure: read?.failure ?? null, remove, retry: () => setAttempt((count) => count + 1) };
};
