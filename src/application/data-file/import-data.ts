import * as E from 'fp-ts/Either';
import { filter, firstValueFrom, map } from 'rxjs';
import type { MemberChange } from '#domain/lists/member-command';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { aborted, type Failure } from '#domain/shared/failure';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { planImport, type Present, type RatingsChoice } from './plan-import';
import type { MemberFile } from './read-member-file';

/** Unconfirmed changes above which the next ones wait, so that the outbox stays small. */
const MAX_UNCONFIRMED = 5;

export type ImportResult = {
  readonly skippedLists: ReadonlyArray<string>;
  /** Number of entries that were refused here, such as titles beyond the bound of a list. */
  readonly refused: number;
};

export type ImportDeps = {
  readonly lists: Pick<ListUseCases, 'lists' | 'outbox' | 'makeForGood' | 'readTitleStates'>;
  readonly newId: () => string;
  /** Says how much is done, from 0 to 1. */
  readonly onProgress: (done: number) => void;
  /** Stops behind the present change; what was made before stays. */
  readonly signal: AbortSignal;
};

/** Returns both halves of a change of several entries; none of a single one. */
const halvesOf = (change: MemberChange): ReadonlyArray<MemberChange> => {
  const halves = <A>(entries: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> => [
    entries.slice(0, entries.length / 2),
    entries.slice(entries.length / 2),
  ];
  if (change.kind === 'add-items' && change.items.length > 1) return halves(change.items).map((items) => ({ ...change, items }));
  if (change.kind === 'log-viewings' && change.viewings.length > 1)
    return halves(change.viewings).map((viewings) => ({ ...change, viewings }));
  return [];
};

const sizeOf = (change: MemberChange): number =>
  change.kind === 'add-items' ? change.items.length : change.kind === 'log-viewings' ? change.viewings.length : 1;

/** Makes a change, and an invalid one in halves, so that a refused entry costs no other. Returns the number of refused entries. */
const makeInParts = (lists: ImportDeps['lists'], change: MemberChange): Answer<number> => async () => {
  const made = await lists.makeForGood([change])();
  if (E.isRight(made)) return E.right(0);
  if (made.left._tag === 'unavailable') return made;
  const halves = made.left._tag === 'invalid' ? halvesOf(change) : [];
  if (halves.length === 0) return E.right(sizeOf(change));
  let refused = 0;
  for (const half of halves) {
    const ofHalf: E.Either<Failure, number> = await makeInParts(lists, half)();
    if (E.isLeft(ofHalf)) return ofHalf;
    refused += ofHalf.right;
  }
  return E.right(refused);
};

/** Reads what the member has of these titles. */
export const readPresent =
  (lists: Pick<ListUseCases, 'lists' | 'readTitleStates'>, titles: ReadonlyArray<StoredTitle>): Answer<Present> =>
  async () => {
    const [own, states] = await Promise.all([firstValueFrom(lists.lists), lists.readTitleStates(titles)()]);
    if (E.isLeft(own)) return own;
    return E.map((read: Present['states']) => ({ lists: own.right, states: read }))(states);
  };

/**
 * Brings a file's data back, in changes that the outbox sends in the background. Stops at the first failure of the browser's storage; a
 * repeated call continues, because what is there is left alone.
 */
export const importData =
  ({ lists, newId, onProgress, signal }: ImportDeps, file: MemberFile, ratings: RatingsChoice = 'mine'): Answer<ImportResult> =>
  async () => {
    const present = await readPresent(
      lists,
      [...file.viewings, ...file.ratings].map(({ item }) => item),
    )();
    if (E.isLeft(present)) return present;
    const { changes, skippedLists } = planImport(file, present.right, newId, ratings);
    const isFree$ = lists.outbox.pipe(
      map((outbox) => E.isLeft(outbox) || outbox.right.pending.length < MAX_UNCONFIRMED),
      filter(Boolean),
    );
    let refused = 0;
    for (const [index, change] of changes.entries()) {
      await firstValueFrom(isFree$);
      if (signal.aborted) return E.left(aborted);
      const made: E.Either<Failure, number> = await makeInParts(lists, change)();
      if (E.isLeft(made)) return made;
      refused += made.right;
      onProgress((index + 1) / changes.length);
    }
    return E.right({ skippedLists, refused });
  };
