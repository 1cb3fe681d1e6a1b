import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, map } from 'rxjs';
import type { MemberChange } from '#domain/lists/member-command';
import {
  hasChangesLeft, isOldImport, isOver, noEntries, nothingGone, type ImportJournal, type ImportRecord, type ImportTexts,
} from '#application/ports/import-journal';
import { conflict } from '#domain/shared/failure';
import { testTabLock } from '#application/lists/outbox/outbox-store.fixture';

type Stored = {
  readonly uid: string;
  readonly record: ImportRecord;
  readonly changes: ReadonlyArray<MemberChange>;
  readonly texts: ImportTexts;
};

/** An import that has ended, without entries. */
export const anImport: ImportRecord = {
  importId: 'one', startedAt: 0, names: ['diary.csv'], status: 'done', adds: noEntries, added: noEntries, changes: 0, made: 0, begun: 0,
  takenBack: 0, refused: 0, skippedLists: [], leftOut: 0, unmatched: 0, found: 0, isKept: false, kept: 0, left: [], ...nothingGone,
  rows: 3, lacksProfile: false,
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
      if (all$.value.some((each) => each.uid === uid && hasChangesLeft(each.record))) return E.left(conflict('import'));
      const kept = all$.value.filter(({ record: each }) => !isOldImport(each.startedAt, record.startedAt) || !isOver(each));
      all$.next([...kept, { uid, record, changes, texts }]);
      return E.right(undefined);
    },
    readChange: (id, index) => TE.fromIO(() => find(id)?.changes[index] ?? null),
    readText: (id, name) => TE.fromIO(() => find(id)?.texts[name] ?? ''),
    update: (uid, id, edit) => async () => {
      await Promise.resolve();
      all$.next(
        all$.value.map((each) => {
          if (each.uid !== uid || each.record.importId !== id) return each;
          const record = edit(each.record);
          const isGone = record.status === 'undone' && isOver(record);
          return { ...each, record, ...(isGone && { changes: [], texts: { report: each.texts.report, unmatched: '' } }) };
        }),
      );
      return E.right(undefined);
    },
    forget: (uid, id) => async () => {
      await Promise.resolve();
      all$.next(all$.value.filter(({ uid: owner, record }) =>
        owner !== uid || (id !== undefined && (record.importId !== id || !isOver(record)))));
      return E.right(undefined);
    },
  };
};
