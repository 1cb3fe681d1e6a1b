import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { concernedTitles } from '#domain/history/history-change';
import type { HistoryRepository } from '#domain/history/history-repository';
import { normalizeListName } from '#domain/lists/list-name';
import { isHistoryChange, type MemberChange } from '#domain/lists/member-command';
import { emptyTitleState } from '#domain/lists/member-title-state';
import { withPendingChange } from '#domain/lists/pending-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { conflict } from '#domain/shared/failure';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { hasChangesLeft, noEntries, nothingGone, type ImportRecord, type ImportTexts } from '#application/ports/import-journal';
import { readPresent } from '#application/data-file/read-present';
import { planImport, type ImportPlan, type Present, type RatingsChoice } from '#application/data-file/plan-import';
import type { MemberFile } from '#application/data-file/read-member-file';
import type { OwnData } from '#application/data-file/own-data';
import { readAccountRows } from './account-rows';
import { chooseStatus } from './choose-status';
import { rowsToKeep } from './distinct-rows';
import { readKeptImports } from './kept-imports';
import { addCounts, entriesOf } from './make-change';
import { readReplacedRatings } from './replaced-ratings';
import { rowsOfText } from './unmatched-rows';

export type BeginImportDeps = {
  readonly lists: Pick<ListUseCases, 'uid' | 'lists' | 'outbox' | 'findStates' | 'importJournal' | 'unmatched'>;
  readonly history: Answer<Pick<HistoryRepository, 'readRatings'>>;
  readonly newId: () => string;
  /** Adds settings and recent titles to the profile. */
  readonly restoreOwnData: (own: OwnData) => Answer<void>;
};

/** An import that the person has confirmed. @property contents of files, whose changes follow one another. */
export type ConfirmedImport = {
  readonly names: ReadonlyArray<string>;
  readonly contents: ReadonlyArray<MemberFile>;
  readonly ratings: RatingsChoice;
  readonly texts: ImportTexts;
  readonly leftOut: number;
  readonly unmatched: number;
  /** Rows that the account kept, and whose titles are found now. */ readonly found?: number;
  /** Stored names of the lists that their titles are added to. */ readonly foundOn?: ReadonlyArray<string>;
  /** Rows of the files, which the report has. */ readonly rows?: number;
};

/** Returns the states of titles after changes, for the plan of the next file. */
const statesAfter = (states: Present['states'], changes: ReadonlyArray<MemberChange>): Present['states'] => {
  const after = new Map(states);
  for (const change of changes.filter(isHistoryChange))
    for (const { itemKey, mediaType, movieID: id } of concernedTitles(change))
      after.set(itemKey, withPendingChange(after.get(itemKey) ?? emptyTitleState({ mediaType, id }), change));
  return after;
};

/**
 * Plans an import against what the member has now, and stores it, so that it runs. Fails with `conflict` while another one has changes
 * left. @param now ms since 1970.
 */
export const beginImport =
  (
    { lists, history, newId, restoreOwnData }: BeginImportDeps,
    { names, contents, ratings, texts, leftOut, unmatched, found = 0, foundOn = [], rows = 0 }: ConfirmedImport,
    now: number,
  ): Answer<void> =>
  async () => {
    const journal = await lists.importJournal();
    if (E.isLeft(journal)) return journal;
    // The account does not have yet what another import has left to do: read now, both would add it.
    const others = await firstValueFrom(journal.right.watch(lists.uid));
    if (E.isLeft(others)) return others;
    if (others.right.some(hasChangesLeft)) return E.left(conflict('import'));
    const titles = contents.flatMap(({ lists: inFile, viewings, ratings: rated }): ReadonlyArray<StoredTitle> =>
      [...inFile.flatMap(({ items }) => items), ...[...viewings, ...rated].map(({ item }) => item)]);
    const read = await readPresent(lists, titles)();
    if (E.isLeft(read)) return read;
    const replaced = ratings === 'mine' ? E.right(new Map())
      : await readReplacedRatings({ lists, history }, contents.flatMap((content) => content.ratings), read.right.states)();
    if (E.isLeft(replaced)) return replaced;
    let present: Present = { ...read.right, replaced: replaced.right };
    let before: ImportPlan | null = null;
    const changes: MemberChange[] = [];
    const skippedLists: string[] = [];
    for (const content of contents) {
      if (before !== null) present = { ...present, lists: before.lists, states: statesAfter(present.states, before.changes) };
      const plan: ImportPlan = await planImport(content, present, newId, ratings);
      before = plan;
      changes.push(...plan.changes);
      skippedLists.push(...plan.skippedLists);
    }
    const kept = await readKeptImports(journal.right, lists.uid)();
    if (E.isLeft(kept)) return kept;
    const owns = contents.flatMap(({ own }) => own ?? []);
    const inFiles = owns.flatMap((own) => own.unmatched);
    // An account that does not answer compares the rows when it gets them.
    const inAccount = inFiles.length === 0 ? E.right([]) : await readAccountRows(lists.unmatched, lists.uid)();
    const stored = E.isLeft(inAccount) ? [] : inAccount.right.map(({ row }) => row);
    const more = rowsToKeep(inFiles, [...stored, ...kept.right.unmatched]);
    // The plan had room for these lists. Rows of the account stay there as they are: a part of them would be lost.
    const skipped = new Set(skippedLists.map(normalizeListName));
    const moved = foundOn.some((name) => skipped.has(name)) ? { unmatched: 0, found: 0 } : { unmatched: unmatched + more.length, found };
    const importId = newId();
    const record: ImportRecord = {
      importId, startedAt: now, names, status: owns.length === 0 ? 'running' : 'paused',
      adds: changes.map(entriesOf).reduce(addCounts, noEntries),
      added: noEntries, changes: changes.length, made: 0, begun: 0, takenBack: 0, refused: 0, skippedLists, leftOut,
      ...moved, isKept: false, kept: 0, left: [], ...nothingGone, rows, lacksProfile: owns.length > 0,
    };
    const allTexts = more.length === 0 ? texts
      : { ...texts, unmatched: JSON.stringify([...(await rowsOfText(texts.unmatched)), ...more]) };
    const begun = await journal.right.begin(lists.uid, record, changes, allTexts)();
    if (E.isLeft(begun) || owns.length === 0) return begun;
    // Stored first, so that a full storage leaves the profile as it is; paused, because a failure of the profile removes it again.
    for (const own of owns) {
      const restored = await restoreOwnData(own)();
      if (E.isRight(restored)) continue;
      await journal.right.update(lists.uid, importId, (each) => (each.status === 'paused' ? { ...each, status: 'undone' } : each))();
      await journal.right.forget(lists.uid, importId)();
      return restored;
    }
    const run = (each: ImportRecord): ImportRecord => ({ ...chooseStatus('running')(each), lacksProfile: false });
    const running = await journal.right.update(lists.uid, importId, run)();
    const all = await firstValueFrom(journal.right.watch(lists.uid));
    // The profile has now what an earlier import of the same files may have left out. Exports of two accounts can have one name.
    for (const each of E.isRight(all) ? all.right : [])
      if (each.lacksProfile && String(each.names) === String(names) && each.rows === rows)
        await journal.right.update(lists.uid, each.importId, (other) => ({ ...other, lacksProfile: false }))();
    return running;
  };
