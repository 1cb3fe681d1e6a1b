import * as E from 'fp-ts/Either';
import type { MemberChange } from '#domain/lists/member-command';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { ImportCounts } from '#application/ports/import-journal';
import type { ListUseCases } from '#application/lists/list-use-cases';

const halves = <A>(entries: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> => [
  entries.slice(0, entries.length / 2), entries.slice(entries.length / 2),
];

/** Returns the number of entries of a change. */
const sizeOf = (change: MemberChange): number =>
  change.kind === 'add-items'
    ? change.items.length
    : change.kind === 'log-viewings'
      ? change.viewings.length
      : change.kind === 'rate-titles' ? change.ratings.length : 1;

/** Returns both halves of a change of several entries; none of a single one. */
const halvesOf = (change: MemberChange): ReadonlyArray<MemberChange> => {
  if (sizeOf(change) < 2) return [];
  if (change.kind === 'add-items') return halves(change.items).map((items) => ({ ...change, items }));
  if (change.kind === 'rate-titles') return halves(change.ratings).map((ratings) => ({ ...change, ratings }));
  return change.kind === 'log-viewings' ? halves(change.viewings).map((viewings) => ({ ...change, viewings })) : [];
};

const KINDS: Partial<Record<MemberChange['kind'], keyof ImportCounts>> = {
  'log-viewings': 'viewings', 'rate-titles': 'ratings', 'add-items': 'items', 'create-list': 'lists',
};

/** Returns the counts with the entries of a change. @param refused entries of it that do not count. */
export const withEntries = (counts: ImportCounts, change: MemberChange, refused = 0): ImportCounts => {
  const kind = KINDS[change.kind];
  return kind === undefined ? counts : { ...counts, [kind]: counts[kind] + sizeOf(change) - refused };
};

/** Makes a change, and an invalid one in halves, so that a refused entry costs no other. Returns the number of refused entries. */
export const makeInParts = (lists: Pick<ListUseCases, 'makeForGood'>, change: MemberChange): Answer<number> => async () => {
  const made = await lists.makeForGood([change])();
  if (E.isRight(made)) return E.right(0);
  if (made.left._tag === 'unavailable') return made;
  const parts = made.left._tag === 'invalid' ? halvesOf(change) : [];
  if (parts.length === 0) return E.right(sizeOf(change));
  let refused = 0;
  for (const part of parts) {
    const ofPart: E.Either<Failure, number> = await makeInParts(lists, part)();
    if (E.isLeft(ofPart)) return ofPart;
    refused += ofPart.right;
  }
  return E.right(refused);
};
