import * as E from 'fp-ts/Either';
import { toDueChange, type PresentEntries } from '#application/imports/to-due-change';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { readTitleStatesFromServer } from '#application/lists/titles/read-title-states';
import { noEntries, type ImportJournal, type ImportRecord } from '#application/ports/import-journal';
import { concernedTitles, ratingsOf, type HistoryChange } from '#domain/history/history-change';
import { parseMark } from '#domain/history/viewing-mark';
import { isHistoryChange, type MemberChange } from '#domain/lists/member-command';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { addCounts, makeInParts } from './make-change';

export type MakeNextDeps = {
  readonly journal: Pick<ImportJournal, 'readChange' | 'update'>;
  readonly lists: Pick<ListUseCases, 'uid' | 'lists' | 'outbox' | 'findStates' | 'makeForGood'>;
};

/** A change as it still has to be made. @property left its ratings that are not made. */
type DueChange = { readonly change: MemberChange; readonly removal: ReadonlyArray<MemberChange>; readonly left: number };

const countRatings = (change: MemberChange): number => (isHistoryChange(change) ? ratingsOf(change).length : 0);

/** Returns what is due of a change and its removal, as the account is now. */
const stillDue = (lists: MakeNextDeps['lists'], change: MemberChange, removal: ReadonlyArray<MemberChange>): Answer<DueChange> =>
  async () => {
    const ratings = isHistoryChange(change) ? ratingsOf(change) : [];
    const replacing: ReadonlyArray<HistoryChange> =
      [...(ratings.length === 0 ? [] : [{ kind: 'rate-titles', ratings } as const]), ...removal.filter(isHistoryChange)];
    if (replacing.length === 0) return E.right({ change, removal, left: 0 });
    const states = await readTitleStatesFromServer(lists, replacing.flatMap(concernedTitles))();
    if (E.isLeft(states)) return states;
    const present: PresentEntries = {
      ratingOf: ({ itemKey }) => states.right.get(itemKey)?.rating ?? null,
      viewingOf: ({ item: { itemKey }, entryId }) =>
        (states.right.get(itemKey)?.viewings ?? []).map(parseMark).find((each) => each?.entryId === entryId) ?? null,
    };
    const due = toDueChange(change, present);
    return E.right({
      change: due, removal: removal.map((each) => toDueChange(each, present)), left: ratings.length - countRatings(due),
    });
  };

/** Makes the next change of an import, with the removal behind it, and counts what was made. */
export const makeNext = async (
  { journal, lists }: MakeNextDeps, { importId, made: index, begun, changes }: ImportRecord,
): Promise<E.Either<Failure, unknown>> => {
  const end = (record: ImportRecord): ImportRecord =>
    (record.made >= changes && record.status === 'running' ? { ...record, status: 'done' } : record);
  if (index >= changes) return journal.update(lists.uid, importId, end)();
  const change = await journal.readChange(importId, index)();
  if (E.isLeft(change)) return change;
  // Viewings go with those that take their place: no stop between the two leaves both.
  const following = index + 1 < changes ? await journal.readChange(importId, index + 1)() : E.right(null);
  if (E.isLeft(following)) return following;
  const removal = following.right?.kind === 'remove-viewings' ? [following.right] : [];
  const after = index + 1 + removal.length;
  const due = change.right === null ? E.right(null) : await stillDue(lists, change.right, removal)();
  if (E.isLeft(due)) return due;
  const note = journal.update(lists.uid, importId, (record) => ({ ...record, begun: after }));
  const noted = begun >= after ? E.right(undefined) : await note();
  if (E.isLeft(noted)) return noted;
  const made = due.right === null ? E.right({ added: noEntries, refused: 1 })
    : await makeInParts(lists, due.right.change, due.right.removal)();
  if (E.isLeft(made)) return made;
  const { added, refused } = made.right;
  const left = due.right?.left ?? 0;
  return journal.update(lists.uid, importId, (record) => end({
    ...record, made: after, refused: record.refused + refused + left, added: addCounts(record.added, added),
  }))();
};
