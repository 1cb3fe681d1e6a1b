import * as E from 'fp-ts/Either';
import { firstValueFrom, Subscription, type Observable } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { noItemFilter } from '#domain/lists/item-query';
import { shownListName } from '#domain/lists/list-name';
import type { SharedListReader } from '#domain/lists/shares/shared-list-reader';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { notFound, timedOut, type Failure } from '#domain/shared/failure';
import { ownListId, type ListSource } from './list-source';

/** A list that somebody brings along for an evening, with its first titles. `isWhole`: it has no others. */
export type BroughtList = { readonly name: string; readonly titles: ReadonlyArray<StoredTitle>; readonly isWhole: boolean };

export type BroughtListsDeps = {
  readonly shared: SharedListReader;
  /** The signed-in member's lists, which emit null until they are loaded; null for visitors. */
  readonly own: Observable<ListUseCases | null> | null;
};

/** Titles of one list that are read: as many as one read of an own list returns. */
const MAX_TITLES = 100;
/** Longest wait for the member's lists, in ms. */
const MAX_WAIT_MS = 8000;

const noList = E.left(notFound('list'));

const readShared = async ({ shared }: BroughtListsDeps, shareId: string, signal?: AbortSignal): Promise<E.Either<Failure, BroughtList>> => {
  const first = await shared.read(shareId, null, signal)();
  if (E.isLeft(first)) return first;
  const { items, cursor } = first.right;
  const second = cursor === null || items.length >= MAX_TITLES ? null : await shared.read(shareId, cursor, signal)();
  // A part of a long list is enough to pick from.
  const others = second === null || E.isLeft(second) ? null : second.right;
  return E.right({
    name: shownListName(first.right), titles: [...items, ...others?.items ?? []], isWhole: (others ?? first.right).cursor === null,
  });
};

/** Resolves with the member's lists when they are loaded; with null after the longest wait. */
const whenLoaded = (own: Observable<ListUseCases | null>): Promise<ListUseCases | null> => new Promise((resolve) => {
  const subscription = new Subscription();
  const end = (useCases: ListUseCases | null): void => {
    clearTimeout(timer);
    subscription.unsubscribe();
    resolve(useCases);
  };
  const timer = setTimeout(() => end(null), MAX_WAIT_MS);
  // The lists may be there at once: what is added to an ended subscription ends.
  subscription.add(own.subscribe((useCases) => {
    if (useCases !== null) end(useCases);
  }));
});

const readOwn = async ({ own }: BroughtListsDeps, listID: string): Promise<E.Either<Failure, BroughtList>> => {
  if (own === null) return noList;
  const lists = await whenLoaded(own);
  // Whether there is such a list is not known.
  if (lists === null) return E.left(timedOut);
  const [all, items] = await Promise.all([
    firstValueFrom(lists.lists),
    firstValueFrom(lists.firstItems({ listID, sort: 'order', direction: 'asc', filter: noItemFilter }, MAX_TITLES)),
  ]);
  if (E.isLeft(all)) return all;
  const list = all.right.find((each) => each.listID === listID);
  if (list === undefined) return noList;
  return E.map((titles: BroughtList['titles']) => ({ name: shownListName(list), titles, isWhole: titles.length < MAX_TITLES }))(items);
};

/**
 * Reads lists for an evening, each as null that cannot be found: its link has ended, or it belongs to somebody else. Fails as a whole if
 * another failure prevents the reading of one, because a retry may succeed.
 */
export const readBroughtLists = (deps: BroughtListsDeps) => (
  sources: ReadonlyArray<ListSource>, signal?: AbortSignal,
): Answer<ReadonlyArray<BroughtList | null>> => async () => {
  const read = await Promise.all(sources.map((source) => {
    const listID = ownListId(source);
    return listID === null ? readShared(deps, source, signal) : readOwn(deps, listID);
  }));
  const failed = read.find((each) => E.isLeft(each) && each.left._tag !== 'not-found');
  if (failed !== undefined && E.isLeft(failed)) return failed;
  return E.right(read.map((each) => (E.isRight(each) ? each.right : null)));
};
