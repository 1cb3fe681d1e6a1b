import * as E from 'fp-ts/Either';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { readTitleStatesFromServer } from '#application/lists/titles/read-title-states';
import { noEntries, type ImportJournal, type ImportRecord } from '#application/ports/import-journal';
import { concernedTitles, ratingsOf, type HistoryChange, type RatingChange } from '#domain/history/history-change';
import type { Viewing } from '#domain/history/viewing';
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

/**
 * Leaves out what would replace something that the person has changed since the plan: ratings of titles that got another one, and removals
 * of viewings that got a day or another rating.
 */
const stillDue = (lists: MakeNextDeps['lists'], change: MemberChange, removal: ReadonlyArray<MemberChange>): Answer<DueChange> =>
  async () => {
    const ratings = isHistoryChange(change) ? ratingsOf(change) : [];
    const replacing: ReadonlyArray<HistoryChange> =
      [...(ratings.length === 0 ? [] : [{ kind: 'rate-titles', ratings } as const]), ...removal.filter(isHistoryChange)];
    if (replacing.length === 0) return E.right({ change, removal, left: 0 });
    const states = await readTitleStatesFromServer(lists, replacing.flatMap(concernedTitles))();
    if (E.isLeft(states)) return states;
    const isRatingDue = ({ title: { itemKey }, before, rating }: RatingChange): boolean =>
      [null, before, rating].includes(states.right.get(itemKey)?.rating ?? null);
    const isUnchanged = ({ item: { itemKey }, entryId, day, rating }: Viewing): boolean => {
      const mark = (states.right.get(itemKey)?.viewings ?? []).map(parseMark).find((each) => each?.entryId === entryId);
      return mark === undefined || mark === null || (mark.day === day && mark.rating === rating);
    };
    const due = ratings.filter(isRatingDue);
    return E.right({
      change: due.length === ratings.length || !('ratings' in change) ? change : { ...change, ratings: due },
      removal: removal.map((each) => (each.kind === 'remove-viewings' ? { ...each, viewings: each.viewings.filter(isUnchanged) } : each)),
      left: ratings.length - due.length,
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
