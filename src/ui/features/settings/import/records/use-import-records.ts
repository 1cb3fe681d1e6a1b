import * as E from 'fp-ts/Either';
import { useEffect, useMemo, useState } from 'react';
import { NEVER, of } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { ImportJournal, ImportRecord } from '#application/ports/import-journal';
import type { Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { useSubscription, type SubscriptionState } from '#ui/hooks/use-subscription.ts';

type WatchedImports = {
  /** Null until it is open. */
  readonly journal: ImportJournal | null;
  readonly records: SubscriptionState<ReadonlyArray<ImportRecord>>;
};

/** Opens the journal of imports and watches the member's. */
export const useImportRecords = ({ uid, importJournal: open }: ListUseCases): WatchedImports => {
  const [opened, setOpened] = useState<E.Either<Failure, ImportJournal> | null>(null);
  useEffect(() => {
    let isMounted = true;
    void open().then((journal) => isMounted && setOpened(journal));
    return () => {
      isMounted = false;
    };
  }, [open]);
  const records$ = useMemo((): Watch<ReadonlyArray<ImportRecord>> =>
    (opened === null ? NEVER : E.isLeft(opened) ? of(opened) : opened.right.watch(uid)), [opened, uid]);
  return { journal: opened !== null && E.isRight(opened) ? opened.right : null, records: useSubscription(records$) };
};
