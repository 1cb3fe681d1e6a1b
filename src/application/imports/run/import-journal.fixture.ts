import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, map } from 'rxjs';
import type { MemberChange } from '#domain/lists/member-command';
import { isOldImport, type ImportJournal, type ImportRecord, type ImportTexts } from '#application/ports/import-journal';
import { testTabLock } from '#application/lists/outbox/outbox-store.fixture';

type Stored = {
  readonly uid: string;
  readonly record: ImportRecord;
  readonly changes: ReadonlyArray<MemberChange>;
  readonly texts: ImportTexts;
};

/** A journal of imports for tests and stories, which lasts as long as the page. */
export const testImportJournal = (): ImportJournal => {
  const all$ = new BehaviorSubject<ReadonlyArray<Stored>>([]);
  const lock = testTabLock();
  const find = (id: string): Stored | undefined => all$.value.find(({ record }) => record.importId === id);
  return {
    turn: (uid) => lock.hold(uid),
    watch: (uid) => all$.pipe(map((all) => E.right(
      all.filter((each) => each.uid === uid).map(({ record }) => record).reverse().sort((one, other) => other.startedAt - one.startedAt),
    ))),
    begin: (uid, record, changes, texts) => async () => {
      await Promise.resolve();
      const kept = all$.value.filter(({ record: { startedAt } }) => !isOldImport(startedAt, record.startedAt));
      all$.next([...kept, { uid, record, changes, texts }]);
      return E.right(undefined);
    },
    readChange: (id, index) => TE.fromIO(() => find(id)?.changes[index] ?? null),
    readText: (id, name) => TE.fromIO(() => find(id)?.texts[name] ?? ''),
    update: (uid, id, edit) => async () => {
      await Promise.resolve();
      all$.next(
        all$.value.map((each) => (each.uid === uid && each.record.importId === id ? { ...each, record: edit(each.record) } : each)),
      );
      return E.right(undefined);
    },
  };
};
