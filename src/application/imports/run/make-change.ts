import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { normalizeListName } from '#domain/lists/list-name';
import type { MemberChange } from '#domain/lists/member-command';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { noEntries, type ImportCounts } from '#application/ports/import-journal';
import { nameWithEnding } from '#application/imports/text/own-names';
import type { ListUseCases } from '#application/lists/list-use-cases';

const halves = <A>(entries: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> => [
  entries.slice(0, entries.length / 2), entries.slice(entries.length / 2),
];

/** Returns the entries of a change by their kinds. */
export const entriesOf = (change: MemberChange): ImportCounts => ({
  viewings: change.kind === 'log-viewings' ? change.viewings.length : 0,
  ratings: change.kind === 'log-viewings' || change.kind === 'rate-titles' ? (change.ratings ?? []).length : 0,
  items: change.kind === 'add-items' ? change.items.length : 0,
  lists: change.kind === 'create-list' ? 1 : 0,
});

export const addCounts = (one: ImportCounts, other: ImportCounts): ImportCounts => ({
  viewings: one.viewings + other.viewings, ratings: one.ratings + other.ratings, items: one.items + other.items,
  lists: one.lists + other.lists,
});

/** Returns the number of entries of a change: 1 for one that adds nothing that is counted. */
const sizeOf = (change: MemberChange): number => Object.values(entriesOf(change)).reduce((sum, count) => sum + count, 0) || 1;

/** Returns both halves of a change of several entries, viewings and ratings apart; none of a single one. */
const halvesOf = (change: MemberChange): ReadonlyArray<MemberChange> => {
  if (sizeOf(change) < 2) return [];
  if (change.kind === 'log-viewings' && change.ratings !== undefined) {
    const { ratings, ...viewings } = change;
    return [viewings, { kind: 'rate-titles', ratings }];
  }
  if (change.kind === 'add-items') return halves(change.items).map((items) => ({ ...change, items }));
  if (change.kind === 'rate-titles') return halves(change.ratings).map((ratings) => ({ ...change, ratings }));
  return change.kind === 'log-viewings' ? halves(change.viewings).map((viewings) => ({ ...change, viewings })) : [];
};

/** Returns whether a change is this one of an import, or a part that it was made in. */
export const isPartOfChange = (whole: MemberChange): (change: MemberChange) => boolean => {
  const partsOf = (change: MemberChange): ReadonlyArray<string> => [JSON.stringify(change), ...halvesOf(change).flatMap(partsOf)];
  const parts = new Set(partsOf(whole));
  return (change) => parts.has(JSON.stringify(change));
};

/** Entries of a change: what was added, how many were refused, and whether one was because its list is full. */
type Made = { readonly added: ImportCounts; readonly refused: number; readonly isFull?: boolean };

/** Returns whether a list has no room for a title. */
const isListFull = (failure: Failure): boolean =>
  failure._tag === 'invalid' && failure.field === 'items' && failure.rule === 'too-many';

/** Returns whether a change was refused for what it contains. Another failure, such as an ended session, says nothing about it. */
const isAboutEntries = (failure: Failure): boolean =>
  ['invalid', 'conflict', 'not-found'].includes(failure._tag) || (failure._tag === 'forbidden' && failure.what === 'this list');

/** Returns the change with a free name for its list, if the member has made a list of its name since the plan; else null. */
const underFreeName = async (
  { lists }: Pick<ListUseCases, 'lists'>, change: MemberChange, failure: Failure,
): Promise<MemberChange | null> => {
  const own = change.kind === 'create-list' && failure._tag === 'conflict' ? await firstValueFrom(lists) : E.right([]);
  const taken = new Set(E.isRight(own) ? own.right.map(({ name }) => name) : []);
  if (change.kind !== 'create-list' || !taken.has(normalizeListName(change.name))) return null;
  let [name, count] = [change.name, 1];
  while (taken.has(normalizeListName(name))) name = nameWithEnding(change.name, ` (${count += 1})`);
  return { ...change, name };
};

/**
 * Makes a change, and an invalid one in halves, so that a refused entry costs no other.
 * @param removal removes what the change takes the place of. Made with it, and only if this browser refuses nothing of the change.
 */
export const makeInParts = (
  lists: Pick<ListUseCases, 'lists' | 'makeForGood'>, change: MemberChange, removal: ReadonlyArray<MemberChange> = [],
): Answer<Made> => async () => {
  const made = await lists.makeForGood([change, ...removal])();
  if (E.isRight(made)) return E.right({ added: entriesOf(change), refused: 0 });
  if (!isAboutEntries(made.left)) return made;
  const renamed = await underFreeName(lists, change, made.left);
  if (renamed !== null) return makeInParts(lists, renamed)();
  const parts = made.left._tag === 'invalid' ? halvesOf(change) : [];
  if (parts.length === 0) return E.right({ added: noEntries, refused: sizeOf(change), isFull: isListFull(made.left) });
  let all: Made = { added: noEntries, refused: 0 };
  for (const part of parts) {
    // A list without room for one title has none for those behind it.
    const ofPart: E.Either<Failure, Made> = all.isFull === true ? E.right({ added: noEntries, refused: sizeOf(part), isFull: true })
      : await makeInParts(lists, part)();
    if (E.isLeft(ofPart)) return ofPart;
    const { added, refused, isFull = false } = ofPart.right;
    all = { added: addCounts(all.added, added), refused: all.refused + refused, isFull };
  }
  return E.right(all);
};
