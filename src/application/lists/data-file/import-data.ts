import * as E from 'fp-ts/Either';
import { filter, firstValueFrom, map } from 'rxjs';
import type { SeriesEpisodes } from '#domain/history/series/former-season-sizes';
import type { Viewing } from '#domain/history/viewing';
import { MAX_VIEWINGS } from '#domain/history/plan-history-command';
import { toReaddedItem } from '#domain/lists/inverse-list-change';
import { MAX_ITEMS, MAX_LISTS, type List } from '#domain/lists/list';
import { listNameError, normalizeListName, typedListName } from '#domain/lists/list-name';
import type { MemberChange } from '#domain/lists/member-command';
import type { Answer } from '#domain/shared/answer';
import { aborted, type Failure } from '#domain/shared/failure';
import type { HistoryUseCases } from '#application/history/history-use-cases';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { MemberFile } from './read-member-file';

/** Titles or viewings of one change. */
const PART = 100;
/** Unconfirmed changes above which the next ones wait, so that the outbox stays small. */
const MAX_UNCONFIRMED = 5;

const partsOf = <A>(all: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(all.length / PART) }, (_, index) => all.slice(index * PART, (index + 1) * PART));

/** Entries that could not be brought back, because a bound would be exceeded or a name is not possible. */
export type ImportPlan = { readonly changes: ReadonlyArray<MemberChange>; readonly skippedLists: ReadonlyArray<string> };

const listChanges = ({ list, items }: MemberFile['lists'][number], listID: string, isNew: boolean): ReadonlyArray<MemberChange> => [
  ...(isNew ? [{ kind: 'create-list' as const, listID, name: typedListName(list), description: list.description,
    order: list.order ?? 'a0' }] : []),
  ...(isNew && (list.pinned || list.archived)
    ? [{ kind: 'place-list' as const, listID, order: list.order, pinned: list.pinned, archived: list.archived }] : []),
  ...partsOf(items.slice(0, MAX_ITEMS)).map((part) =>
    ({ kind: 'add-items' as const, listID, items: part.map(toReaddedItem), ...(!isNew && { mayHave: true }) })),
];

/** Data that the member has: lists, item keys of rated titles, and item keys of series whose episodes are known. */
type Present = { readonly lists: ReadonlyArray<List>; readonly rated: ReadonlySet<string>; readonly withEpisodes: ReadonlySet<string> };

/** Plans the changes that log viewings. A series whose episodes only the file has gets changes of its own, which contain them. */
const viewingChanges = (viewings: ReadonlyArray<Viewing>, inFile: ReadonlyArray<SeriesEpisodes>,
  withEpisodes: ReadonlySet<string>): ReadonlyArray<MemberChange> => {
  const added = new Map(inFile.filter(({ itemKey }) => !withEpisodes.has(itemKey)).map(({ itemKey, episodes }) => [itemKey, episodes]));
  const own = new Map<string, ReadonlyArray<Viewing>>();
  for (const viewing of viewings) {
    const key = added.has(viewing.item.itemKey) ? viewing.item.itemKey : '';
    own.set(key, [...(own.get(key) ?? []), viewing]);
  }
  return [...own].flatMap(([key, all]) => partsOf(all).map((part) =>
    ({ kind: 'log-viewings' as const, viewings: part, episodes: added.get(key) ?? null })));
};

/**
 * Plans the changes that bring a file's data back. A list is the member's list with the same name, or a new one. What the member has
 * stays: a title that a list contains keeps its item, a known viewing its entry, a rated title its rating. Reading a file twice changes
 * nothing the second time.
 */
export const planImport = (file: MemberFile, { lists, rated, withEpisodes }: Present, newId: () => string): ImportPlan => {
  const ids = new Map(lists.map(({ name, listID }) => [name, listID]));
  const changes: MemberChange[] = [];
  const skippedLists: string[] = [];
  for (const entry of file.lists) {
    const name = normalizeListName(entry.list.name);
    const known = ids.get(name);
    if (known === undefined && (listNameError(entry.list.name) !== null || ids.size >= MAX_LISTS)) {
      skippedLists.push(typedListName(entry.list));
      continue;
    }
    const listID = known ?? newId();
    ids.set(name, listID);
    changes.push(...listChanges(entry, listID, known === undefined));
  }
  const counts = new Map<string, number>();
  const viewings = file.viewings.filter(({ item: { itemKey } }) => {
    counts.set(itemKey, (counts.get(itemKey) ?? 0) + 1);
    return (counts.get(itemKey) ?? 0) <= MAX_VIEWINGS;
  });
  changes.push(...viewingChanges(viewings, file.episodes, withEpisodes));
  changes.push(...file.ratings.filter(({ item }) => !rated.has(item.itemKey)).map(({ item, rating, ratedAt }) =>
    ({ kind: 'rate-title' as const, title: item, rating, before: null, ratedAt })));
  return { changes, skippedLists };
};

/** `refused`: number of entries that were refused here, such as titles beyond the bound of a list. */
export type ImportResult = { readonly skippedLists: ReadonlyArray<string>; readonly refused: number };

export type ImportDeps = {
  readonly lists: Pick<ListUseCases, 'lists' | 'outbox' | 'makeForGood'>;
  readonly history: Pick<HistoryUseCases, 'ratedKeys' | 'knownEpisodes'>;
  readonly newId: () => string;
  /** Says how much is done, from 0 to 1. */
  readonly onProgress: (done: number) => void;
  /** Stops behind the present change; what was made before stays. */
  readonly signal: AbortSignal;
};

/** Returns both halves of a change of several entries; none of a single one. */
const halvesOf = (change: MemberChange): ReadonlyArray<MemberChange> => {
  const halves = <A>(entries: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
    [entries.slice(0, entries.length / 2), entries.slice(entries.length / 2)];
  if (change.kind === 'add-items' && change.items.length > 1) return halves(change.items).map((items) => ({ ...change, items }));
  if (change.kind !== 'log-viewings' || change.viewings.length < 2) return [];
  return halves(change.viewings).map((viewings) => ({ ...change, viewings }));
};

const sizeOf = (change: MemberChange): number =>
  (change.kind === 'add-items' ? change.items.length : change.kind === 'log-viewings' ? change.viewings.length : 1);

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

/**
 * Brings a file's data back, in changes that the outbox sends in the background. Stops at the first failure of the browser's storage; a
 * repeated call continues, because what is there is left alone.
 */
export const importData = ({ lists, history, newId, onProgress, signal }: ImportDeps, file: MemberFile): Answer<ImportResult> =>
  async () => {
  const inFile = new Set(file.episodes.map(({ itemKey }) => itemKey));
  const series = file.viewings.map(({ item }) => item).filter(({ itemKey }) => inFile.has(itemKey));
  const [own, rated, known] = await Promise.all([firstValueFrom(lists.lists), history.ratedKeys(), history.knownEpisodes(series)()]);
  if (E.isLeft(own)) return own;
  if (E.isLeft(rated)) return rated;
  if (E.isLeft(known)) return known;
  const present = { lists: own.right, rated: rated.right, withEpisodes: new Set(known.right.map(({ itemKey }) => itemKey)) };
  const { changes, skippedLists } = planImport(file, present, newId);
  const isFree$ = lists.outbox.pipe(map((outbox) => E.isLeft(outbox) || outbox.right.pending.length < MAX_UNCONFIRMED), filter(Boolean));
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
