import * as E from 'fp-ts/Either';
import { concernedTitles } from '#domain/history/history-change';
import { isHistoryChange, type MemberChange } from '#domain/lists/member-command';
import { emptyTitleState } from '#domain/lists/member-title-state';
import { withPendingChange } from '#domain/lists/pending-title-state';
import type { Answer } from '#domain/shared/answer';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { noEntries, type ImportTexts } from '#application/ports/import-journal';
import { readPresent } from '#application/data-file/read-present';
import { planImport, type Present, type RatingsChoice } from '#application/data-file/plan-import';
import type { MemberFile } from '#application/data-file/read-member-file';
import { withEntries } from './make-change';

export type BeginImportDeps = {
  readonly lists: Pick<ListUseCases, 'uid' | 'lists' | 'outbox' | 'storedStates' | 'importJournal'>;
  readonly newId: () => string;
};

/** An import that the person has confirmed. @property contents of files, whose changes follow one another. */
export type ConfirmedImport = {
  readonly names: ReadonlyArray<string>;
  readonly contents: ReadonlyArray<MemberFile>;
  readonly ratings: RatingsChoice;
  readonly texts: ImportTexts;
  readonly leftOut: number;
  readonly unmatched: number;
};

/** Returns what the member has after changes, for the plan of the next file. */
const presentAfter = ({ lists, states }: Present, changes: ReadonlyArray<MemberChange>): Present => {
  const after = new Map(states);
  for (const change of changes.filter(isHistoryChange))
    for (const { itemKey, mediaType, movieID: id } of concernedTitles(change))
      after.set(itemKey, withPendingChange(after.get(itemKey) ?? emptyTitleState({ mediaType, id }), change));
  return { lists: [...lists, ...changes.flatMap((change) => (change.kind === 'create-list' ? [change] : []))], states: after };
};

/** Plans an import against what the member has now, and stores it, so that it runs. @param now ms since 1970. */
export const beginImport =
  (
    { lists, newId }: BeginImportDeps,
    { names, contents, ratings, texts, leftOut, unmatched }: ConfirmedImport,
    now: number,
  ): Answer<void> =>
  async () => {
    const journal = await lists.importJournal();
    if (E.isLeft(journal)) return journal;
    const titles = contents.flatMap((content) => [...content.viewings, ...content.ratings].map(({ item }) => item));
    const read = await readPresent(lists, titles)();
    if (E.isLeft(read)) return read;
    let present: Present = read.right;
    const changes: MemberChange[] = [];
    const skippedLists: string[] = [];
    let before: ReadonlyArray<MemberChange> = [];
    for (const content of contents) {
      present = presentAfter(present, before);
      const plan = planImport(content, present, newId, ratings);
      before = plan.changes;
      changes.push(...plan.changes);
      skippedLists.push(...plan.skippedLists);
    }
    const record = {
      importId: newId(),
      startedAt: now, names, status: 'running' as const,
      adds: changes.reduce((counts, change) => withEntries(counts, change), noEntries),
      added: noEntries, changes: changes.length, made: 0, takenBack: 0, refused: 0, skippedLists, leftOut, unmatched, kept: 0,
    };
    return journal.right.begin(lists.uid, record, changes, texts)();
  };
